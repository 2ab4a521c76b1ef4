"""Computer players at work: what they are asked, processes that think, and what is made of it."""
