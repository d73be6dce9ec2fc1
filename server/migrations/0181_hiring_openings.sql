-- Openings: when the company wrote it last, which orders what waits and tells staff that they read an older text.
-- works with code from 0174: a column that older code leaves at its default.

alter table openings add column changed_at timestamptz not null default now();
drop index openings_waiting;
create index openings_waiting on openings (changed_at) where state = 'submitted';
