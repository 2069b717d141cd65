"""Before a game begins: invitations, seats, moving a seat to another device."""
