"""The line mode: plain lines of text that a person enjoys and a screen reader can read."""
