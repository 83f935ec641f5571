"""Steward: a durable orchestrator for a personal or team assistant, on Temporal.

The one package that is installed. Its rooms are the top-level folders of the repository, linked here, so that nobody
else's `config` or `tools` on the path is taken for one of them.
"""

import os

# ONNX Runtime reads this when its library is loaded. Without it, it keeps an id of this device and tells Microsoft.
os.putenv("ORT_DISABLE_TELEMETRY", "1")
