"""Languages: finding them, reading their files, and checks for translators."""
