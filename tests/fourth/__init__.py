"""Pairs: a tiny fourth game, which nothing in Kibitz knows of until it is registered."""
