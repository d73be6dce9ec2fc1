-- The solutions that a step's checks were tried with (trials.md). Only kept, for the writers of the course: the export
-- writes what the import read.
create table exercise_trials (
  step_id bigint primary key references steps (id),
  source text not null check (char_length(source) between 1 and 200000)
);
