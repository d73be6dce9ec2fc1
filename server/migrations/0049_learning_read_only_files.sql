-- Files of the starter that learners see but can't change, such as data.
alter table exercise_versions add column read_only text[] not null default '{}';
