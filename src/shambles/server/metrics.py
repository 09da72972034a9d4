"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

TABLES_OPENED = Counter("shambles_tables_opened", "Tables that were opened", ["game"])
ANSWERS = Counter("shambles_answers", "Answers from people, by what came of them", ["result"])
ANSWER_SECONDS = Histogram(
    "shambles_answer_seconds",
    "From an answer's arrival until it is on disk and played",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
LIVE_TABLES = Gauge("shambles_live_tables", "Tables in this process's memory")
SOCKETS = Gauge("shambles_sockets", "Open sockets")
REFUSED_REQUESTS = Counter("shambles_refused_requests", "Requests that were turned away", ["reason"])
FORGOTTEN = Counter("shambles_tables_forgotten", "Tables that nobody had touched for long")
FORGETTING_HELD = Counter("shambles_forgetting_held", "Rounds in which nothing was forgotten to be safe", ["reason"])
RESTARTS = Counter("shambles_restarts", "Work in the background that stopped and was started again", ["task"])
SOCKET_ERRORS = Counter("shambles_socket_errors", "Sockets that ended by a mistake of ours or by the database")
SLOW_READERS = Counter("shambles_slow_readers", "Sockets that were dropped because nobody read them")
OWED = Counter(
    "shambles_owed_turns", "Turns of bots and caretakers that nobody thought about and the watchdog began again"
)
OWED_NOW = Gauge("shambles_owed_tables", "Tables that stand still although it is their bots' turn")
SET_ASIDE = Counter("shambles_tables_set_aside", "Tables at which something went wrong too often")
QUEUE_WAITING = Gauge("shambles_queue_waiting", "Who waits in a queue of this process", ["queue"])
QUEUE_OLDEST = Gauge("shambles_queue_oldest_seconds", "Whoever has waited longest in a queue", ["queue"])
CALLS = Counter("shambles_calls", "Calls to players whose turn it is, by what came of them", ["kind", "result"])
