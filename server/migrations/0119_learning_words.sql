-- Counted when a lesson is stored: every page that shows it says how long it takes to read.
alter table lesson_versions add column words integer not null generated always as (regexp_count(lesson, '\S+')) stored;
