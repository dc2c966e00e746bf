"""The import picture and the size limits of docs/architecture.md, checked on the source."""
