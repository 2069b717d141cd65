"""The question bar: what is asked, what may be answered and why."""
