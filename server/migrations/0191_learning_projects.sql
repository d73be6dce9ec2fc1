-- Exercises of several files with packages: how they are opened, and mistakes that learners' own tests should find.
-- works with code from 0190: it writes none of them, and every language that it knows is still allowed.
alter table exercise_versions drop constraint exercise_versions_language_check;
alter table exercise_versions add constraint exercise_versions_language_check
  check (language in ('javascript', 'typescript', 'python', 'sql', 'html', 'config', 'project'));
alter table exercise_versions add column project jsonb;
alter table exercise_versions add column bugs text not null default '';
