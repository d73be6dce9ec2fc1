-- A step has a short name for lists, emails and the certificate, and its instructions.
alter table steps rename column title to name;
alter table steps add column instructions text not null default '';
-- A long title becomes the instructions; the name is cut at a word.
update steps
set instructions = name,
  name = coalesce(nullif(regexp_replace(left(name, 59), '\s+\S*$', ''), ''), left(name, 59)) || '…'
where char_length(name) > 60;
alter table steps add constraint steps_name_length check (char_length(name) between 1 and 60);

-- A file that a learner keeps from the attempt before is part of both attempts.
alter table review_comments drop constraint review_comments_file_id_fkey;
alter table solution_files drop constraint solution_files_pkey, add primary key (solution_id, file_id);
create index solution_files_file_id on solution_files (file_id);
alter table review_comments
  add constraint review_comments_file_fkey foreign key (solution_id, file_id) references solution_files (solution_id, file_id);

-- Raised by each save, so that one tab doesn't silently overwrite another.
alter table solution_drafts add column version integer not null default 1 check (version > 0);
-- Files of the attempt before that the learner doesn't want to submit again.
alter table solution_drafts add column dropped_files uuid[] not null default '{}';

-- Empty files, such as __init__.py, can be submitted.
alter table uploads drop constraint uploads_bytes_check, add constraint uploads_bytes_check check (bytes >= 0);
