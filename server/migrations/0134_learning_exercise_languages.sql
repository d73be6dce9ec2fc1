-- An exercise may be offered in several languages with the same checks; an attempt is written in one of them.
alter table exercise_versions add column also jsonb not null default '[]';
alter table check_runs add column language text;
