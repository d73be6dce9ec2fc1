-- Run in the folder with media.jsonl:  psql -d library -f media.sql
drop table if exists media, media_raw;
create table media_raw (doc jsonb not null);
\copy media_raw (doc) from 'media.jsonl' with (format csv, quote E'\x01', delimiter E'\x02')

-- What every item has becomes a column; what differs stays a document.
create table media (
  media_id integer primary key,
  kind     text not null check (kind in ('film', 'map', 'audiobook', 'newspaper', 'game')),
  name     text not null,
  branch   text not null,
  details  jsonb not null,
  minutes  integer generated always as (case when jsonb_typeof(details -> 'minutes') = 'number' then (details ->> 'minutes')::integer end) stored
);
insert into media (media_id, kind, name, branch, details)
select (doc ->> 'id')::integer, doc ->> 'kind', doc ->> 'name', doc ->> 'branch', doc - '{id,kind,name,branch}'::text[]
from media_raw;
create index media_details on media using gin (details jsonb_path_ops);

-- 1. How many of each kind?
select kind, count(*) from media group by kind order by kind;
-- 2. Films with Malayalam sound under 100 minutes.
select count(*) from media where kind = 'film' and details @> '{"languages": ["Malayalam"]}' and minutes < 100;
-- 3. Games for at least six players.
select count(*) from media where kind = 'game' and (details #>> '{players,to}')::integer >= 6;
-- 4. Items whose minutes aren't a number: found, because the type is checked.
select media_id, details -> 'minutes' as minutes from media where details ? 'minutes' and jsonb_typeof(details -> 'minutes') <> 'number' order by media_id;
-- 5. Minutes of listening for each reader.
select details ->> 'reader' as reader, sum(minutes) from media where kind = 'audiobook' group by reader order by reader;
explain (costs off) select * from media where details @> '{"disc": "Blu-ray"}';
