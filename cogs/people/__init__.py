"""What concerns one person or one server, not a table: settings, reminders, /rank, /profile."""
