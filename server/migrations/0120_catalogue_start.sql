-- The free path for people who have never coded is stored as a course, so that staff edit its lessons as any other. It is
-- in no list, has no learners and no price (decision 068).
alter table courses
  add column is_start boolean not null default false,
  add constraint courses_start_not_listed check (not (is_start and is_listed));
create unique index courses_start on courses (is_start) where is_start;
