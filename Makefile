# `make play` and `make test` do all their set-up themselves; they need Python 3.11+ and make.
PYTHON ?= python3
BIN := .venv/bin
PLAY_READY := .venv/ready-for-play
DEV_READY := .venv/ready-for-dev
SET_UP := @command -v $(PYTHON) >/dev/null || { echo "make: $(PYTHON) is missing; Python 3.11 or newer is needed" >&2; exit 1; }; $(PYTHON) scripts/setup.py

.PHONY: help play setup test test-slow test-gpu test-ray test-train lint types bench bench-peers golden screenshots lock clean

help:
	@echo "make play        play in the browser"
	@echo "make test        run the tests"
	@echo "make setup       set everything up for development"
	@echo "make lint types  check style, directions of imports, types"
	@echo "make bench       measure speed;  make bench-peers  beside peers, for docs/benchmarks.md"
	@echo "make test-slow   the long tests;  make test-gpu  compile the rules for CUDA"
	@echo "make test-ray    the arena on a Ray cluster on this machine"
	@echo "make test-train  nets that learn, where PyTorch is installed"
	@echo "make screenshots write pictures of every screen to build/screenshots/"
	@echo "make golden      write the golden playthroughs anew;  make lock  write the locks anew"

play: $(PLAY_READY)
	@$(BIN)/python scripts/build_web.py
	@$(BIN)/kutter play

setup: $(DEV_READY)

test: $(DEV_READY)
	$(BIN)/python scripts/build_web.py
	$(BIN)/python scripts/build_web.py test
	$(BIN)/pytest
	$(BIN)/pytest -m "not slow" tests/browser

test-slow: $(DEV_READY)
	$(BIN)/python scripts/build_web.py
	$(BIN)/pytest -m "slow and not browser"
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest tests/engine tests/games tests/golden tests/lab
	$(BIN)/pytest -m slow tests/browser

test-gpu: $(DEV_READY)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r locks/gpu.txt
	$(BIN)/pytest -m gpu -n 0

test-ray: $(DEV_READY)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r locks/ray.txt
	$(BIN)/pytest -m ray -n 0

test-train: $(DEV_READY)
	@$(BIN)/python -c "import torch" || { echo "make: PyTorch is missing: $(BIN)/pip install torch" >&2; exit 1; }
	$(BIN)/pytest -m train -n 0

lint: $(DEV_READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(BIN)/python scripts/build_web.py lint
	$(BIN)/python scripts/build_web.py types --check

types: $(DEV_READY)
	$(BIN)/mypy
	$(BIN)/python scripts/build_web.py check

bench: $(DEV_READY)
	$(BIN)/kutter bench fishing

bench-peers: $(DEV_READY)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r locks/peers.txt
	$(BIN)/python -m benchmarks.peers --write

golden: $(DEV_READY)
	$(BIN)/python -m tests.golden.write

screenshots: $(DEV_READY)
	$(BIN)/python scripts/build_web.py
	$(BIN)/python scripts/screenshots.py

lock: $(DEV_READY)
	$(BIN)/python scripts/lock.py

clean:
	rm -rf .venv

$(PLAY_READY): locks/play.txt pyproject.toml scripts/setup.py
	$(SET_UP) play

$(DEV_READY): locks/dev.txt pyproject.toml scripts/setup.py
	$(SET_UP) dev
