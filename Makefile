# make run: set up what is missing and bring everything up. make quick: what is worth its time before each commit. make test:
# everything CI runs.
# Needs python3 (3.11 or newer), make and a C++ compiler; the rest comes with the environment it makes.

PYTHON ?= python3
UV_VERSION := 0.13.8
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
TRAIN_VENV := .venv-train
TRAIN_BIN := $(TRAIN_VENV)/bin
TRAIN_STAMP := $(TRAIN_VENV)/.ready
PEERS_VENV := .venv-peers
PEERS_BIN := $(PEERS_VENV)/bin
PEERS_STAMP := $(PEERS_VENV)/.ready
DOJO_VENV := .venv-agentdojo
DOJO_BIN := $(DOJO_VENV)/bin
DOJO_STAMP := $(DOJO_VENV)/.ready
ROOMS := contracts decisions workflows activities tools language search planners dialogue weights wording sql workers api cli config stack gateways
SOURCES := steward training clients
TEST_PROCESSES ?= $(shell $(PYTHON) -c 'import os; print(min((os.cpu_count() or 2) + 1, 6))')
CHECKED := $(SOURCES) $(wildcard bench) tests

# Where the surroundings forbid it, each of the hundreds of processes that the tests start would compile every module.
export PYTHONDONTWRITEBYTECODE :=

# From the cache alone first, and else llama.cpp from there: asking the index may lose the compiled wheel its place.
SYNC := { uv pip sync --offline --quiet --require-hashes requirements.lock 2>/dev/null \
  || { uv pip install --offline --quiet --no-deps `grep -o '^llama-cpp-python==[^ ]*' requirements.lock` 2>/dev/null; \
       uv pip sync --require-hashes requirements.lock; }; }

.PHONY: run test check quick bench bench-cost bench-mcp bench-retrieval bench-trust bench-detection bench-emergencies bench-kb bench-llama bench-peers bench-agentdojo bench-scale eval eval-dialogues eval-rules train train-finder train-claims train-guard train-injection clean lock setup links format lint types imports tests

run: setup
	$(BIN)/steward up --demo

test: check tests

check: format lint types imports

# Before each commit. Of the unit tests it runs the first two cases of each, and none that is marked slow; of the others only the
# replay of recorded histories. It leaves out types, and whatever starts a server: make test has all.
quick: format lint imports
	$(BIN)/pytest -q -n 2 --dist loadfile --no-loadscope-reorder -m "not slow" --cases 2 tests/unit tests/replay

format: setup
	$(BIN)/ruff format --check .

lint: setup
	$(BIN)/ruff check .

types: setup
	$(BIN)/mypy --num-workers 2 $(CHECKED)

imports: setup
	$(BIN)/lint-imports

# One process more than cores, since those that wait for servers leave a core to others; no more than six, since
# each holds up to 3 GB with its servers. Files in their own order: those with servers first, the quick ones last, so that
# no process is left alone at the end. A process ends the servers of a folder with the folder's last file.
tests: setup
	$(BIN)/pytest -n $(TEST_PROCESSES) --dist loadfile --no-loadscope-reorder

bench: setup
	$(BIN)/python -m bench

# What one problem needs, counted: events, tasks, activities, bytes of history, calls to Temporal, SQL statements.
bench-cost: setup
	$(BIN)/python -m bench.cost $(ARGS)

bench-mcp: setup
	$(BIN)/python -m bench.mcp
	$(BIN)/python -m bench.mcp_server

bench-retrieval: setup
	$(BIN)/python -m bench.planning.retrieval

# What instructions in mails, pages and tools can move, and what guarding against them costs. More options: make bench-trust ARGS="--limit 60"
bench-trust: setup
	$(BIN)/python -m bench.trust.scanner
	$(BIN)/python -m bench.trust $(ARGS)

# How many cries for help are heard in nine languages, and how many harmless lines are taken for one; of unread sets figures alone. The wrong ones: ARGS=--errors
bench-emergencies: setup
	$(BIN)/python -m bench.trust.emergencies $(ARGS)

# What the detector of prompt injection catches, and how long it takes; what answers claim to have done. More options: make bench-detection ARGS="--errors"
bench-detection: setup
	$(BIN)/python -m bench.trust.deeds
	$(BIN)/python -m bench.trust.detection $(ARGS)

# What a conversation costs a Llama on these cores: prompt tokens computed a turn. Another file: make bench-llama ARGS="/models/some.gguf --threads 4"
bench-llama: setup
	$(BIN)/python -m bench.llama $(ARGS)

# Whether the knowledge base finds what it is asked: 60 documents, 120 questions they answer and 40 they do not.
bench-kb: setup
	$(BIN)/python -m bench.kb $(ARGS)

# Steward beside LangGraph, DBOS, Pydantic AI and the OpenAI Agents SDK, five minutes. More options: make bench-peers ARGS="--quick dbos"
bench-peers: setup $(PEERS_STAMP)
	$(BIN)/python -m bench.peers $(ARGS)

# AgentDojo's tasks and attacks against whole stacks, a quarter of an hour. More options: make bench-agentdojo ARGS="--suite banking --limit 10 --errors"
bench-agentdojo: setup $(DOJO_STAMP)
	$(BIN)/python -m bench.agentdojo $(ARGS)

# How Steward grows: waiting approvals, processes, steps of a problem, the mirror, the index. Half an hour. One part: make bench-scale ARGS="steps --quick"
bench-scale: setup
	$(BIN)/python -m bench.scale $(ARGS)

# How good the planners of the settings and the floor are, on the requests of bench/planning. More options: make eval ARGS="--errors 20 --by tool"
eval: setup
	$(BIN)/steward eval $(ARGS)

# Conversations held with a stack of their own, judged by what is true afterwards. More options: make eval-dialogues ARGS="--errors 20"
eval-dialogues: setup
	$(BIN)/python -m bench.dialogues $(ARGS)

# What each rule of the embedded planner is worth, on requests that were read and on those that were not: some 8 minutes.
eval-rules: setup
	$(BIN)/python -m bench.planning.rules $(ARGS)

# Trains the planner's judge anew: weights/judge.safetensors, 90 minutes. More options: make train ARGS="--minutes 5"
train: $(TRAIN_STAMP)
	$(TRAIN_BIN)/python -m training.encoder $(ARGS)

# The same for what tools are searched with: weights/finder.safetensors.
train-finder: $(TRAIN_STAMP)
	$(TRAIN_BIN)/python -m training.finder $(ARGS)

# What hears emergencies: weights/emergencies.bin, four minutes, with nothing but NumPy.
train-guard: setup
	$(BIN)/python -m training.emergencies $(ARGS)

# What hears orders to the assistant: weights/injection.bin, two minutes, with nothing but NumPy.
train-injection: setup
	$(BIN)/python -m training.injection $(ARGS)

# What knows an answer that speaks of deeds: weights/deed_claims.bin, a minute, with nothing but NumPy.
train-claims: setup
	$(BIN)/python -m training.claims $(ARGS)

# An environment of its own, since Steward itself needs no PyTorch.
$(TRAIN_STAMP): requirements.lock training/requirements.txt
	@test -x $(TRAIN_BIN)/python || { echo "Making the environment $(TRAIN_VENV)"; $(PYTHON) -m venv $(TRAIN_VENV); }
	@$(TRAIN_BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@. $(TRAIN_BIN)/activate && $(SYNC)
	@. $(TRAIN_BIN)/activate && uv pip install --requirements training/requirements.txt
	@touch $(TRAIN_STAMP)

# The peers' own environment, which has nothing of Steward's.
$(PEERS_STAMP): bench/peers/requirements.txt
	@test -x $(PEERS_BIN)/python || { echo "Making the environment $(PEERS_VENV)"; $(PYTHON) -m venv $(PEERS_VENV); }
	@$(PEERS_BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@. $(PEERS_BIN)/activate && uv pip install --requirements bench/peers/requirements.txt
	@touch $(PEERS_STAMP)

# AgentDojo's own environment. Nothing but what is listed: its other needs are clients of model vendors.
$(DOJO_STAMP): bench/agentdojo/requirements.txt
	@test -x $(DOJO_BIN)/python || { echo "Making the environment $(DOJO_VENV)"; $(PYTHON) -m venv $(DOJO_VENV); }
	@$(DOJO_BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@. $(DOJO_BIN)/activate && uv pip install --no-deps --requirements bench/agentdojo/requirements.txt
	@touch $(DOJO_STAMP)

setup: links $(STAMP)

# The rooms as steward/<room>. They are in the repository; a copy of it that keeps no links gets them here.
links:
	@for room in $(ROOMS); do test -d steward/$$room || { rm -f steward/$$room; ln -s ../$$room steward/$$room; }; done

# The lock is installed first, whole and by hash; then the project itself, without looking at its needs again.
$(STAMP): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Steward needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@command -v c++ >/dev/null || command -v g++ >/dev/null || command -v clang++ >/dev/null || { \
	  echo "Steward compiles llama.cpp once and needs a C++ compiler (Debian, Ubuntu: apt-get install g++)" >&2; exit 1; }
	@test -x $(BIN)/python || { echo "Making the environment $(VENV)"; $(PYTHON) -m venv $(VENV); }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@echo "Installing what Steward needs. llama.cpp is compiled once, 5 to 10 minutes on two cores; the rest takes seconds."
	@. $(BIN)/activate && $(SYNC)
	@. $(BIN)/activate && uv pip install --no-deps -e .
	@touch $(STAMP)

lock:
	$(BIN)/uv pip compile pyproject.toml --group dev --group weights --generate-hashes --universal -o requirements.lock
	$(BIN)/uv pip compile pyproject.toml --group weights --extra otel --generate-hashes --universal -c requirements.lock -o deploy/requirements.lock
	$(BIN)/uv pip compile bench/peers/requirements.in --no-annotate $(UPGRADE) -o bench/peers/requirements.txt

clean:
	rm -rf $(VENV) $(TRAIN_VENV) $(PEERS_VENV) $(DOJO_VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find $(SOURCES) tests -name __pycache__ -type d -prune -exec rm -rf {} +
