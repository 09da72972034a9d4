"""Reading and checking of files from people and programs: boxes, scenarios, rulebooks."""
