"""What is there for people without a seat: tables worth watching, endings as pictures, games on others' pages."""
