// TODO: store the files of the page at install, answer from them, and never touch /api/
