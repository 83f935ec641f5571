"""The evaluation of the product: conversations held with a running stack, judged by what is true afterwards."""
