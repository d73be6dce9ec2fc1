-- A comment on a line may suggest what to write there. What it replaces is in the file, which never changes.
alter table review_comments
  -- How many lines it replaces, from the comment's line on.
  add column suggested_lines integer check (suggested_lines between 1 and 50),
  -- Empty: remove them.
  add column suggested_text text check (length(suggested_text) <= 4000),
  -- When the learner used it.
  add column taken_at timestamptz,
  add check ((suggested_lines is null) = (suggested_text is null)),
  add check (suggested_lines is null or line is not null),
  add check (taken_at is null or suggested_lines is not null);
