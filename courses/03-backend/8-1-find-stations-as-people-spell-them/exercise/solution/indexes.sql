create extension if not exists pg_trgm;
create index station_names_trigrams on station_names using gin (lower(name) gin_trgm_ops);
create index station_names_words on station_names using gin (to_tsvector('simple', name));
