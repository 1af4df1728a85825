"""`python -m cloudtop` is the command `cloudtop`."""

from cloudtop.cli import main

if __name__ == "__main__":
    main()
