"""The planner backend over llama.cpp, in this process."""
