# make play: set up and start the table. make quick: the checks that a change concerns. make test: all checks.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# What is installed is made of these; a test is none of them, so touching one installs nothing.
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.ftl') \
	$(shell find ui \( -path ui/node_modules -o -path ui/tests -o -name '*.test.ts' \) -prune -o -type f -print) \
	pyproject.toml README.md tools/compile_hook.py tools/node.py

.PHONY: play test lint quick format load soak screenshots bench golden clean
.NOTPARALLEL:

play: .venv/installed
	@$(BIN)/cloudtop serve --open

# make test GAME=cloudcity: everything that concerns one game. It is installed while the source is looked at.
test: .venv/dev
	$(BIN)/python tools/check.py $(GAME)

# The checks that need no test: format, lint, types, the map of the rules.
lint: .venv/dev
	$(BIN)/python tools/check.py --lint

# What a change concerns, from the source as it lies, in a minute or so.
quick: .venv/dev
	$(BIN)/python tools/quick.py

# Let the formatters have their way.
format: .venv/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/node.py npm run format

# Take the pictures of docs/screenshots anew, after a change that a person sees.
screenshots: .venv/dev .venv/installed
	$(BIN)/python tools/screenshots.py

# How much a server on this machine carries.
load: .venv/installed
	$(BIN)/python -m tools.load.load

# Half an hour of 500 tables, people who come and go, and somebody rude.
soak: .venv/installed
	$(BIN)/python -m tools.load.soak

# make bench PEERS=1 also measures catanatron in the same session.
bench: .venv/installed
	$(BIN)/python tools/bench/bench.py $(if $(PEERS),--peers)

# Write the golden records and the perft table anew, after a deliberate change of rules.
golden: .venv/installed
	$(BIN)/python tools/golden.py

.venv/ready:
	@test -n "$(PYTHON)" || { echo "Cloudtop needs Python 3.11 or newer; say where it is: make PYTHON=/path/to/python3 ..."; exit 1; }
	$(PYTHON) -m venv --clear .venv
	$(PIP) install --upgrade pip
	@touch $@

.venv/installed: .venv/ready $(SOURCES)
	@echo "Building Cloudtop (a minute the first time) ..."
	$(PIP) install .
	@$(BIN)/cloudtop --version
	@touch $@

# Tools, and what the game needs itself: `make quick` runs from the source, nothing of ours is installed for it.
.venv/dev: .venv/ready pyproject.toml
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")' > .venv/needs.txt
	$(PIP) install --group dev -r .venv/needs.txt
	@touch $@

clean:
	rm -rf .venv .venv-peers build dist ui/node_modules src/cloudtop/web/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
