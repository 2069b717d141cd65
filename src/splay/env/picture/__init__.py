"""The table as a picture, in the style of the pages."""
