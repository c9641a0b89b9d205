"""``python -m kibitz``: the command."""

from kibitz.cli import main

if __name__ == "__main__":
    main()
