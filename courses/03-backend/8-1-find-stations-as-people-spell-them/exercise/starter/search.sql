create extension if not exists pg_trgm;

-- What your server does in JavaScript before it asks: small letters, one space between words, no signs; at most 60 letters.
create function normalized(typed text) returns text language sql immutable as $$
  select left(btrim(regexp_replace(lower(normalize(typed, NFKC)), '[^[:alnum:]]+', ' ', 'g')), 60);
$$;
-- 'new d' becomes 'new':* & 'd':*, and an empty text null.
create function prefix_query(normal text) returns tsquery language sql immutable as $$
  select case when normal <> '' then to_tsquery('simple', replace(normal, ' ', ':* & ') || ':*') end;
$$;

-- Add two indexes on station_names: station_names_trigrams for lower(name), station_names_words for to_tsvector('simple', name).

-- At most five stations, the best first; each once, with the name that matched best. An empty text finds nothing.
-- The setting holds while the function runs. This first version knows only whole names.
create function search_stations(typed text) returns table (code text, name text, matched text)
language sql stable set pg_trgm.word_similarity_threshold = 0.45 as $$
  select stations.code, stations.name, station_names.name
  from stations join station_names using (code)
  where lower(station_names.name) = normalized(typed);
$$;
