"""Rules of board games: pure functions over frozen values, and nothing else."""
