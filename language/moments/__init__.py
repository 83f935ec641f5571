"""The one reader of days, times, lengths and repetitions in words, English, German and Spanish.

`elements` finds what a text says of time, `clock` and `days` say what each of it is, `reader` puts that together into a
moment. `written` reads what programs write. Every room calls these; none reads dates by itself.
"""
