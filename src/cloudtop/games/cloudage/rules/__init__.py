"""Pure questions and sums: what is allowed, what it costs, what it is worth."""
