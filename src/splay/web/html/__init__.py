"""What all pages share: templates, cards as they are drawn, sentences as markup, preferences."""
