"""The doors: how the world outside reaches Steward. One gateway behind all of them, one thin module per door.

Imports contracts, config, the sql stores and the workflows' handler types; never activities, tools or models.
"""
