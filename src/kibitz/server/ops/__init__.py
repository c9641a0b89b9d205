"""Running a server: configuration, logs, metrics, rate limits, security headers.

Of the server it imports only errors and keys.
"""
