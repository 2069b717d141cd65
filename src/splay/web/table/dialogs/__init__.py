"""The closer look: what lies where, what an icon means now."""
