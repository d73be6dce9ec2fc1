-- The last day on which a job is shown, in India's time; null: until it is closed.
alter table jobs add column expires_on date check (expires_on >= posted_on);
