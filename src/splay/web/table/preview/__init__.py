"""What would follow from an action or an answer, before it is done."""
