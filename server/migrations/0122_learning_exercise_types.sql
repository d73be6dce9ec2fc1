-- Whether an exercise asks for a program without type errors (TypeScript).
alter table exercise_versions add column types boolean not null default false;
