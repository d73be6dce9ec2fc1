create table media_raw (doc jsonb not null);
insert into media_raw values
  ('{"id": 1, "kind": "film", "name": "Nirmalyam", "branch": "Aluva", "minutes": 134, "languages": ["Malayalam"]}'),
  ('{"id": 2, "kind": "film", "name": "Piravi", "branch": "Aluva", "minutes": 95, "languages": ["Malayalam"]}'),
  ('{"id": 3, "kind": "game", "name": "Carrom", "branch": "Kakkanad", "players": {"from": 2, "to": 4}}'),
  ('{"id": 4, "kind": "game", "name": "Antakshari", "branch": "Aluva", "players": {"from": 4, "to": 12}}'),
  ('{"id": 5, "kind": "film", "name": "Old Reel", "branch": "Fort Kochi", "minutes": "about 80"}');

create table media (
  media_id integer primary key,
  kind     text not null check (kind in ('film', 'map', 'audiobook', 'newspaper', 'game')),
  name     text not null,
  branch   text not null,
  details  jsonb not null,
  minutes  integer generated always as (
    case when jsonb_typeof(details -> 'minutes') = 'number' then (details ->> 'minutes')::integer end) stored
);
insert into media (media_id, kind, name, branch, details)
select (doc ->> 'id')::integer, doc ->> 'kind', doc ->> 'name', doc ->> 'branch', doc - '{id,kind,name,branch}'::text[]
from media_raw;

create view short_malayalam_films as
select name from media
where kind = 'film' and details @> '{"languages": ["Malayalam"]}' and minutes < 100
order by name;

create view odd_minutes as
select media_id, details -> 'minutes' as minutes from media
where details ? 'minutes' and jsonb_typeof(details -> 'minutes') <> 'number'
order by media_id;
