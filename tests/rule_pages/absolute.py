"""The examples of the page on Absolute."""
