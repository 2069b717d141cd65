"""What everything at the table starts from: who views which table, at which step; what moved last."""
