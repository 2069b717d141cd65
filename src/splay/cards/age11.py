"""Cards of age 11: edition 4 alone."""
