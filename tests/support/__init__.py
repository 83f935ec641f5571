"""Helpers of the tests: scripted parts that speak the real interfaces."""
