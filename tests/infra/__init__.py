"""The start of the program: pins, environment, command line, settings of the tools."""
