"""What can be clicked, and how: the parts of the question bar, keys, labels, attributes."""
