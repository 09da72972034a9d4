"""Work for later, done once: one table, one claim, one loop. A kind of job is a small class."""
