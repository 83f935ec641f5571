"""Cries for help and harmless talk that sounds like them, written by somebody who knew nothing of the guard."""
