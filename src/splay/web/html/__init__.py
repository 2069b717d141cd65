"""What all pages share: templates, how cards are drawn, sentences as markup, preferences."""
