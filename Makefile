# make play: set up and start the table. make test: set up and run all checks.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -name '*.so' -not -path '*__pycache__*') pyproject.toml tools/compile_hook.py

.PHONY: play test bench golden clean

play: .venv/installed
	@$(BIN)/cloudtop play cloudcity

test: .venv/dev .venv/installed
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src
	$(BIN)/python tools/rulemap.py --summary
	CLOUDTOP_BUILD=$$($(BIN)/python -c 'import cloudtop; print(cloudtop.build())') $(BIN)/python -m pytest -n auto
	CLOUDTOP_BUILD=interpreted PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m pytest -n auto
	$(BIN)/python tools/parity.py

# make bench PEERS=1 also measures catanatron in the same session.
bench: .venv/installed
	$(BIN)/python tools/bench/bench.py $(if $(PEERS),--peers)

# Write the golden records and the perft table anew, after a deliberate change of rules.
golden: .venv/installed
	$(BIN)/python tools/golden.py

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Cloudtop needs Python 3.11 or newer; say which with make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip

.venv/installed: .venv/bin/python $(SOURCES)
	@echo "Building Cloudtop (a minute the first time) ..."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check .
	@$(BIN)/cloudtop --version
	@touch $@

.venv/dev: .venv/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev
	@touch $@

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
