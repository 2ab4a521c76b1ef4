"""The final picture of a match of Vienna; `poster` puts it together."""
