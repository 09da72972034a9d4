"""Work in other processes, bounded and fair."""
