"""Pictures of tournaments: standings, tables, courses, the podium. Sheets say what is in them."""
