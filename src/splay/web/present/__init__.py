"""What templates are given: plain frozen dataclasses, built from what a seat may see."""
