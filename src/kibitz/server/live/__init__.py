"""Tables in memory: connections, the driver, bot processes, notifications. The only package with timers.

It imports ``table``, ``store`` and ``ops``.
"""
