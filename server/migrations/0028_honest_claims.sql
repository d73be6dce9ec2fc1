-- Sample people and reviews of the demo academy are marked on the site.
alter table testimonials add column is_sample boolean not null default false;
alter table team_members add column is_sample boolean not null default false;

-- Level, prerequisites, device, hours a week, language and format.
alter table courses add column facts jsonb not null default '{}';
-- One shape: the path under which the picture opens.
update courses set image = '/media/' || image || '.svg' where image not like '/%';
alter table courses add constraint courses_image_check check (image like '/%');

drop trigger courses_content_updated on courses;
create trigger courses_content_updated
  after update of title, subtitle, description, image, paise_per_week, trainer, syllabus, facts, is_listed, archived_at
  on courses
  for each statement execute function bump_content_version();
