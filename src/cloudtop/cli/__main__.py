from cloudtop.cli import main

main()
