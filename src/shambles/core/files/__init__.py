"""Forms that people and programs hand in, read and checked: boxes, scenarios, rulebooks."""
