"""The table: boards, question bar, log, dialogs, and what moves."""
