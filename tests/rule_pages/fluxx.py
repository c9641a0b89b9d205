"""The examples of the page on Fluxx."""
