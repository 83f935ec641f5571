#!/bin/sh
# Exits with 0 while the process of this container is alive. A worker, known by STEWARD_READY_FILE, touches that file from
# its event loop every two seconds; the API answers /livez. What they need (PostgreSQL, Temporal) is asked by /readyz.
set -eu
if [ -n "${STEWARD_READY_FILE:-}" ]; then
  test -n "$(find "$STEWARD_READY_FILE" -newermt '-30 seconds')"
else
  exec python -c 'import os, urllib.request as web
port = os.environ.get("STEWARD_API_PORT", "8000")
web.build_opener(web.ProxyHandler({})).open(f"http://127.0.0.1:{port}/livez", timeout=5)'
fi
