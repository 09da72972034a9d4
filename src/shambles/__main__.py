"""`python -m shambles` is the same as `shambles`."""

from shambles.cli import main

if __name__ == "__main__":
    main()
