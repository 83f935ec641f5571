"""Finding tools and memories: the embedder, their indexes in Qdrant, shared words, and retrieval over both.

Imports contracts, language and weights; used by activities and planners; never decides what is done with what it finds.
"""
