"""Where games are played: matches, records, undo. No game knowledge."""
