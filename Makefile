# Everything here does its own set-up, on a fresh machine with Python 3.11 or newer and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NODE := PATH="$(abspath $(BIN)):$$PATH"
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url --no-emit-find-links

.PHONY: play test tested quick quick-tests coverage test-browser nightly dist third-party release pythons lowest check check-python check-browser collected compiled bench bench-compare bench-page balance types golden reference docs gallery sheets mutants planted hooks format requirements chromium nginx audit clean

# Hundreds of processes are started by the tests: where the machine keeps no bytecode, each would read all of the source.
export PYTHONDONTWRITEBYTECODE :=

# Installed for playing, for testing and for the documentation: a stamp each, so that each fetches only what it needs.
PLAY_READY := $(VENV)/.play-ready
TEST_READY := $(VENV)/.test-ready
DOCS_READY := $(VENV)/.docs-ready
CLIENT := src/shambles/server/static/index.html
GALLERY := artefacts/gallery/gallery.html
CLIENT_SOURCES := $(shell find browser/src browser/public browser/*.* src/shambles -name node_modules -prune -o \
	-type f \( -path 'browser/*' -o -name '*.ftl' \) -print)

play: $(PLAY_READY) $(CLIENT)
	$(BIN)/shambles

# Much of a test's time is waiting, for a server, a page or a clock: twice as many of them at once as there are cores.
WORKERS ?= $(shell expr 2 \* $$(nproc 2> /dev/null || echo 2))

# First what everything needs. Then the checks of the source beside the tests: no core waits for the last of one part.
# `make check` alone says in a minute what is wrong with the source.
test:
	$(MAKE) --no-print-directory --jobs=3 $(TEST_READY) $(CLIENT) $(GALLERY) chromium
	$(MAKE) --no-print-directory --jobs=3 check-python check-browser tested

tested: collected compiled
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --durations=40

# What one runs before every commit: the checks, the core, the rules, and one journey each through a server and a browser.
# Of the games, their rules: whole games, screens and bots have their turn in `make test`.
QUICK := tests/core tests/games tests/planted tests/server/test_tables.py \
	tests/browser/test_whole_games.py::test_two_people_and_a_bot_play_a_survival_hand
NOT_QUICK := screen whole_games recorded old_saves jury trained kernel hero_kernel playouts odds_by_throws invariants \
	checks imagined undo_model

quick:
	$(MAKE) --no-print-directory --jobs=3 $(TEST_READY) $(CLIENT) chromium
	$(MAKE) --no-print-directory --jobs=3 check-python check-browser quick-tests

quick-tests:
	$(BIN)/pytest -q -n 2 --dist worksteal $(NOT_QUICK:%=--ignore-glob='tests/[cg]*/*test_%.py') $(QUICK)

# Which lines of the core and the rules their own tests do not reach; whole games would be watched for twice as long.
coverage: $(TEST_READY)
	$(BIN)/pytest -n auto --dist worksteal --cov --cov-report=term:skip-covered tests/core tests/games

# Only whole games in a real browser.
test-browser: check $(GALLERY) chromium
	$(BIN)/pytest -n auto --dist worksteal tests/browser

# Everything, with the long variants: docs/explanation/reliability.md says what each does, and how much of it.
nightly: check $(GALLERY) chromium nginx lowest
	SHAMBLES_NIGHTLY=1 $(BIN)/pytest -n auto --dist worksteal

# An sdist, the wheel made from it, and whether they play: in environments of their own, outside this tree.
dist: $(TEST_READY) $(CLIENT) docs chromium
	rm -rf dist
	$(BIN)/python -m build --outdir dist
	$(BIN)/twine check --strict dist/*
	$(BIN)/python scripts/check_dist.py dist

# What of others is in the wheel, with its licence: THIRD-PARTY.md.
third-party: $(TEST_READY) $(CLIENT)
	$(BIN)/python scripts/third_party.py

# All of a release that needs no package index: version, changelog, tag, sdist, wheel, what they hold, checksums.
VERSION ?=
release: check $(CLIENT) docs lowest
	rm -rf dist
	$(BIN)/python scripts/release.py $(VERSION)

# The core and the games on every Python that can be found: the same seed, the same bytes.
pythons: $(TEST_READY)
	$(BIN)/pip install --quiet uv
	$(BIN)/python scripts/check_pythons.py

# Every extra with the lowest versions that pyproject.toml allows: make lowest, or make lowest EXTRAS="play lab"
EXTRAS ?=
lowest: $(TEST_READY) $(CLIENT) chromium
	$(BIN)/pip install --quiet uv
	$(BIN)/python scripts/check_lowest.py $(EXTRAS)

# Both halves at once, from the first package on: pip and mypy are busy with one core, Node with the other.
check:
	$(MAKE) --no-print-directory --jobs=2 check-python check-browser

check-python: $(TEST_READY)
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/mypy --no-error-summary
	$(BIN)/lint-imports --no-logo --no-cache

check-browser: $(CLIENT)
	cd browser && $(NODE) npm run check --silent
	cd browser && $(NODE) npm run lint --silent
	cd browser && $(NODE) npm run test --silent

# What pytest makes of the tests' source, made once: otherwise each of its processes makes all of it.
collected: $(TEST_READY)
	@$(BIN)/pytest --collect-only -qq > $(VENV)/.collected || { tail -n 50 $(VENV)/.collected; exit 1; }

# What Numba compiles, likewise.
compiled: $(TEST_READY)
	@$(BIN)/python -m shambles.bots.preparing

# How fast everything is; the first writes figures that another day can be compared with, to bench/history.
bench: $(TEST_READY)
	$(BIN)/python bench/watch.py
	$(BIN)/python bench/run.py
	$(BIN)/python bench/simulate.py
	$(BIN)/python bench/minds.py
	$(BIN)/python bench/through_doors.py
	$(BIN)/python bench/vector.py --games 4096
	$(BIN)/python bench/answers.py
	$(BIN)/python bench/load.py
	$(BIN)/python bench/attack.py

# What lost 5 % or more since a commit, with where the time goes in both: make bench-compare REV=v0.1.0
REV ?= HEAD~1
bench-compare: $(TEST_READY)
	PYTHONPATH=bench $(BIN)/python bench/compare.py $(REV)

# The figures of bench/history over the commits, as a page.
bench-page: $(TEST_READY)
	$(BIN)/python bench/page.py

# What our own games are like, by the lab's studies: minutes on one core, at a low priority.
balance: $(TEST_READY)
	nice -n 10 $(BIN)/python scripts/balance.py

# The browser's types, made from the server's messages and the games' structs.
types: $(TEST_READY)
	$(BIN)/python -m shambles.server.net.typescript browser
	$(BIN)/python tests/core/change_examples.py

golden: $(TEST_READY)
	$(BIN)/python tests/playthroughs.py
	$(BIN)/python tests/doors/encodings.py

# What every game asks, shows and tells, from its structs.
reference: $(TEST_READY)
	$(BIN)/python tests/reference.py

# The documentation as a site, where `shambles serve` finds it: at /docs.
docs: $(DOCS_READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

# What the gallery shows (`npm run dev` in browser/, then /gallery.html), recorded anew in browser/gallery.
gallery: $(TEST_READY)
	PYTHONPATH=tests $(BIN)/python -m gallery.record

# Pictures of every page, in artefacts/sheets: to be looked at before a release.
sheets: $(TEST_READY) $(CLIENT) chromium
	$(BIN)/python scripts/sheets.py $(PAGES)

# Do the rule tests bite? Small changes to a game's rules, and which of them no test notices.
GAME ?= card_game
SAMPLE ?= 300
SEED ?= 1
mutants: $(TEST_READY)
	$(BIN)/python tests/mutants.py $(GAME) --sample $(SAMPLE) --seed $(SEED)

# Do the tests notice what a person gets wrong? Sixty faults planted by hand, one at a time: make planted NUMBERS="3 17"
NUMBERS ?=
planted: $(TEST_READY) $(CLIENT)
	$(NODE) nice -n 10 $(BIN)/python tests/planted/run.py $(NUMBERS)

# Look at every commit before it is made.
hooks: $(TEST_READY)
	$(BIN)/pre-commit install

format: $(TEST_READY) $(CLIENT)
	$(BIN)/ruff check --fix --quiet
	$(BIN)/ruff format --quiet
	cd browser && $(NODE) npm run format --silent

# Pin anew what the extras ask for. Such a file names no download host.
requirements: $(TEST_READY)
	$(BIN)/pip install --quiet uv
	echo uv | $(COMPILE) --upgrade --no-annotate - -o requirements/uv.txt
	$(COMPILE) --upgrade pyproject.toml --extra play --extra build -o requirements/play.txt
	$(COMPILE) --upgrade pyproject.toml --extra play --extra build --extra docs -o requirements/docs.txt
	$(COMPILE) --upgrade pyproject.toml --extra play --extra scale --extra observe --extra fast --extra vector --extra gymnasium --extra pettingzoo --extra openspiel --extra picture --extra mcp --extra lab --extra ray --extra build --extra docs --extra test -o requirements/test.txt

# Known holes in what we stand on, where the services that know of them can be reached; no part of the tests.
audit: $(TEST_READY)
	@$(NODE) $(BIN)/python scripts/audit.py

# A real browser for the tests, from the system's packages. The headless shell is Chromium without windows, and opens a
# page with a third of the work; where it cannot be had, Chromium itself will do. Only that one shows notifications.
chromium:
	@{ command -v chromium-headless-shell && command -v chromium; } > /dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
			apt-get update -qq; \
			apt-get install -y -qq chromium chromium-headless-shell fonts-liberation > /dev/null || \
				command -v chromium > /dev/null || apt-get install -y -qq chromium > /dev/null; \
		fi; \
		command -v chromium > /dev/null || \
			{ echo 'The browser tests need Chromium: apt-get install chromium chromium-headless-shell'; exit 1; }; }

# A real reverse proxy for the night's tests.
nginx:
	@command -v nginx > /dev/null || test -x /usr/sbin/nginx || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
			apt-get update -qq && apt-get install -y -qq nginx-light > /dev/null; \
		else echo 'The nightly tests need nginx: apt-get install nginx-light'; exit 1; fi; }

clean:
	rm -rf $(VENV) build dist artefacts .mypy_cache .pytest_cache .ruff_cache .hypothesis

# The browser client. Node comes from the environment's own packages.
$(CLIENT): $(CLIENT_SOURCES) | $(PLAY_READY)
	cd browser && $(NODE) npm ci --no-audit --no-fund --loglevel=error
	cd browser && $(NODE) npm run build --silent

# The client without a server, for the tests: never in a wheel.
$(GALLERY): $(CLIENT_SOURCES) | $(CLIENT)
	cd browser && $(NODE) npm run gallery --silent

$(PLAY_READY): requirements/play.txt pyproject.toml
	$(call install,play)
	touch $@

# Node is among what playing needs: as soon as it is there, the client is built beside the rest.
$(TEST_READY): requirements/test.txt requirements/play.txt pyproject.toml | $(PLAY_READY)
	$(call install,test)
	touch $@ $(DOCS_READY)

$(DOCS_READY): requirements/docs.txt pyproject.toml
	$(call install,docs)
	touch $@

# The files are complete, so nothing is looked for: a release of today cannot come between.
define install
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Shambles needs Python 3.11 or newer: make PYTHON=/path/to/python3.11'; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python scripts/install.py $(1)
endef
