-- Exercises whose files are configuration, read with the parsers of their formats.
alter table exercise_versions drop constraint exercise_versions_language_check;
alter table exercise_versions add constraint exercise_versions_language_check
  check (language in ('javascript', 'typescript', 'python', 'sql', 'html', 'config'));
