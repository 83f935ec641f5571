"""How well the knowledge base finds what it is asked: 60 documents, 120 questions they answer and 40 they do not."""
