"""What `tools/attack.py` does to a server on this computer."""
