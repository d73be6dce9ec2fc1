-- Search by word and by spelling.  Run in the library database:  psql -d library -f search.sql
create extension if not exists pg_trgm;
create extension if not exists pg_stat_statements; -- needs shared_preload_libraries = 'pg_stat_statements'

alter table titles add column if not exists search tsvector
  generated always as (
    setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', name), 'A') ||
    setweight(to_tsvector('simple', coalesce(author, '')), 'B')) stored;
create index if not exists titles_search on titles using gin (search);
create index if not exists titles_name_trgm on titles using gin (name gin_trgm_ops);
analyze titles;

create or replace function find_titles(words text)
returns table (title_id integer, name text, found_by text, score real) language sql stable as $$
  with by_word as (
    select t.title_id, t.name, 'word' as found_by, ts_rank(t.search, q) as score
    from titles t, websearch_to_tsquery('english', words) q
    where t.search @@ q or t.search @@ websearch_to_tsquery('simple', words)
    order by score desc, t.title_id limit 20
  ), by_spelling as (
    select t.title_id, t.name, 'spelling', word_similarity(words, t.name) as score
    from titles t
    where words <% t.name and not exists (select from by_word)
    order by score desc, t.title_id limit 20
  )
  select * from by_word union all select * from by_spelling
$$;

select title_id, name, found_by from find_titles('lighthouses') limit 3;
select title_id, name, found_by from find_titles('harbour -night') limit 3;
select title_id, name, found_by from find_titles('shoolhouse') limit 3;
select title_id, name, found_by from find_titles('നിലാവ്') limit 3;

-- Input that must not raise an error.
select input, (select count(*) from find_titles(input)) as found from (values (''''), ('&&'), ('')) as t(input);
select title_id, name, found_by from find_titles('Kavya Das') limit 3;

select count(*) as by_word from find_titles('lighthouses');
explain (analyze, costs off, buffers off) select title_id from titles where search @@ to_tsquery('english', 'lighthouse');
explain (analyze, costs off, buffers off) select title_id from titles where name ilike '%lighthouse%';

select calls, round(total_exec_time::numeric, 1) as total_ms, round(mean_exec_time::numeric, 2) as mean_ms, left(query, 60) as query
from pg_stat_statements
where dbid = (select oid from pg_database where datname = current_database())
order by total_exec_time desc
limit 5;
