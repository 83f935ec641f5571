#!/bin/sh
# Brings everything up on one machine with several workers and APIs: deploy/processes.sh 2, or 4. The first API has
# STEWARD_API_PORT (8000) and the others the ports behind it; what spreads the load goes before them. Ctrl-C ends all.
# Run it where `steward` is on PATH. Settings are those of `steward up`.
set -eu
count=${1:?how many of each: deploy/processes.sh 2}
python=$(dirname "$(command -v steward)")/python
first=${STEWARD_API_PORT:-8000}
apis=
end() {
  trap - EXIT INT TERM
  for api in $apis; do kill "$api" 2>/dev/null || true; done
  steward down
}
trap end EXIT
trap 'exit 130' INT TERM
STEWARD_WORKERS=$count STEWARD_API_PORT=$first steward up --detach
home=$(steward settings home --json | "$python" -c 'import json, sys
print(next(one["value"] for one in json.load(sys.stdin)["settings"] if one["env"] == "STEWARD_HOME"))')
of_run() { "$python" -c 'import json, sys; print(json.load(open(sys.argv[1]))[sys.argv[2]])' "$home/run.json" "$1"; }
STEWARD_POSTGRES_DSN=$(of_run postgres_dsn)
STEWARD_TEMPORAL_ADDRESS=$(of_run temporal_address)
export STEWARD_POSTGRES_DSN STEWARD_TEMPORAL_ADDRESS
for number in $(seq 1 $((count - 1))); do
  STEWARD_API_PORT=$((first + number)) "$python" -P -m steward.api.main >>"$home/logs/api-$number.log" 2>&1 &
  apis="$apis $!"
  echo "API $((number + 1)): http://127.0.0.1:$((first + number))"
done
wait
