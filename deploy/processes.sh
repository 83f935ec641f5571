#!/bin/sh
# Brings everything up on one machine with several workers and APIs: deploy/processes.sh 2, or 4. The first API has
# STEWARD_API_PORT (8000) and the others the ports behind it; what spreads the load goes before them. Ctrl-C ends all.
# Run it where `steward` is on PATH. Settings are those of `steward up`.
set -eu
count=${1:?how many of each: deploy/processes.sh 2}
STEWARD_WORKERS=$count STEWARD_APIS=$count exec steward up
