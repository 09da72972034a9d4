"""The building blocks of rules and records: asks, events, chance, replies, the journal."""
