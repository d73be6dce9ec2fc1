-- Leads from each place where jobs are open to the next one.
create index jobs_places on jobs (location) where closed_at is null;
