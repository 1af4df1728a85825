# make play: set up and start the table. make test: set up and run all checks.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
SOURCES := $(shell find src tests -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.ftl') $(shell find ui -path ui/node_modules -prune -o -type f -print) \
	pyproject.toml README.md tools/compile_hook.py tools/node.py

.PHONY: play test format load screenshots bench golden clean
.NOTPARALLEL:

play: .venv/installed
	@$(BIN)/cloudtop serve --open

test: .venv/dev .venv/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python tools/node.py npm run format-check
	$(BIN)/mypy --strict src
	$(BIN)/python tools/rulemap.py --summary
	$(BIN)/python tools/node.py npm run check
	$(BIN)/python tools/node.py npm run test
	CLOUDTOP_BUILD=$$($(BIN)/python -c 'import cloudtop; print(cloudtop.build())') $(BIN)/python -m pytest -n auto
	CLOUDTOP_BUILD=interpreted PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m pytest -n auto --ignore=tests/e2e --ignore=tests/web --ignore=tests/cli --ignore=tests/test_docs.py \
		--ignore-glob='tests/*/test_terminal*.py' --ignore-glob='tests/*/test_browser*.py'
	$(BIN)/python tools/parity.py

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
	$(BIN)/python tools/load/load.py

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

.venv/dev: .venv/ready pyproject.toml
	$(PIP) install --group dev
	@touch $@

clean:
	rm -rf .venv .venv-peers build dist ui/node_modules src/cloudtop/web/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
