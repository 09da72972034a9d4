"""A table's past: saving it, playing it again, taking answers back."""
