"""The house: Home Assistant's REST API."""
