"""The console: pages in a browser over the same gateway as every other door.

A person decides here what waits for them, talks, and looks at problems. Pages are made on the server (Jinja2) and kept
alive by htmx; nothing on them comes from another host. No other door knows this one.
"""
