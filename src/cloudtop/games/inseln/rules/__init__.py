"""Pure questions and sums: may I, how much."""
