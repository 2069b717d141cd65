"""Before a game begins: invitations, seats, a seat carried to another device."""
