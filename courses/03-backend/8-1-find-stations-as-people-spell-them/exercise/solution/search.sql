create extension if not exists pg_trgm;

-- What your server does in JavaScript before it asks: small letters, one space between words, no signs; at most 60 letters.
create function normalized(typed text) returns text language sql immutable as $$
  select left(btrim(regexp_replace(lower(normalize(typed, NFKC)), '[^[:alnum:]]+', ' ', 'g')), 60);
$$;
-- 'new d' becomes 'new':* & 'd':*, and an empty text null.
create function prefix_query(normal text) returns tsquery language sql immutable as $$
  select case when normal <> '' then to_tsquery('simple', replace(normal, ' ', ':* & ') || ':*') end;
$$;

create index station_names_trigrams on station_names using gin (lower(name) gin_trgm_ops);
create index station_names_words on station_names using gin (to_tsvector('simple', name));

create function search_stations(typed text) returns table (code text, name text, matched text)
language sql stable set pg_trgm.word_similarity_threshold = 0.45 as $$
  with matches as (
    select distinct on (n.code) n.code, n.name as matched,
      case
        when lower(n.code) = normalized(typed) then 3
        when to_tsvector('simple', n.name) @@ prefix_query(normalized(typed)) then 2
        else greatest(similarity(lower(n.name), normalized(typed)), 0.9 * word_similarity(normalized(typed), lower(n.name)))
      end as score
    from station_names n
    where lower(n.code) = normalized(typed)
      or to_tsvector('simple', n.name) @@ prefix_query(normalized(typed))
      or lower(n.name) % normalized(typed)
      or normalized(typed) <% lower(n.name)
    order by n.code, score desc, n.name
  )
  select s.code, s.name, m.matched
  from matches m join stations s using (code)
  order by m.score desc, s.searches desc, s.code
  limit 5;
$$;
