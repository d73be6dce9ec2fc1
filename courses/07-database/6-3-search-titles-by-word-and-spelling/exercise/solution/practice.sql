create extension if not exists pg_trgm;

alter table titles add column search tsvector
  generated always as (
    setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', name), 'A') ||
    setweight(to_tsvector('simple', coalesce(author, '')), 'B')) stored;
create index titles_search on titles using gin (search);
create index titles_name_trgm on titles using gin (name gin_trgm_ops);

create function find_titles(words text)
returns table (title_id integer, name text, found_by text) language sql stable as $$
  with by_word as (
    select t.title_id, t.name, 'word' as found_by
    from titles t, websearch_to_tsquery('english', words) q
    where t.search @@ q or t.search @@ websearch_to_tsquery('simple', words)
    order by ts_rank(t.search, q) desc, t.title_id
  ), by_spelling as (
    select t.title_id, t.name, 'spelling' as found_by
    from titles t
    where words <% t.name and not exists (select from by_word)
    order by word_similarity(words, t.name) desc, t.title_id
  )
  select * from by_word union all select * from by_spelling
$$;
