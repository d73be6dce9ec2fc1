create table job_runs (name text, slot text, primary key (name, slot));
