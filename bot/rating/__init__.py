"""How strong people are: ratings from the results of matches, rankings, profiles."""
