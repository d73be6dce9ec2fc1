-- Every word that a lesson has or had, so that the search can correct one that no lesson has.
create extension if not exists fuzzystrmatch;
create table lesson_words (word text primary key);

create function note_lesson_words() returns trigger language plpgsql as $$
begin
  insert into lesson_words
  select distinct word from added, unnest(tsvector_to_array(to_tsvector('simple', heading || ' ' || body))) as word
  where word ~ '^[a-z]{4,30}$'
  order by word
  on conflict do nothing;
  return null;
end $$;
create trigger note_lesson_words after insert on lesson_passages
  referencing new table as added for each statement execute function note_lesson_words();

insert into lesson_words
select distinct word from lesson_passages, unnest(tsvector_to_array(to_tsvector('simple', heading || ' ' || body))) as word
where word ~ '^[a-z]{4,30}$';
