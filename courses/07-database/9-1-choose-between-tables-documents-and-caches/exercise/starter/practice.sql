create table media_raw (doc jsonb not null);
insert into media_raw values
  ('{"id": 1, "kind": "film", "name": "Nirmalyam", "branch": "Aluva", "minutes": 134, "languages": ["Malayalam"]}'),
  ('{"id": 2, "kind": "film", "name": "Piravi", "branch": "Aluva", "minutes": 95, "languages": ["Malayalam"]}'),
  ('{"id": 3, "kind": "game", "name": "Carrom", "branch": "Kakkanad", "players": {"from": 2, "to": 4}}'),
  ('{"id": 4, "kind": "game", "name": "Antakshari", "branch": "Aluva", "players": {"from": 4, "to": 12}}'),
  ('{"id": 5, "kind": "film", "name": "Old Reel", "branch": "Fort Kochi", "minutes": "about 80"}');

-- What all items have becomes a column with its rules; the rest goes into details. minutes is generated from details,
-- and null where it isn't a number.
-- The kinds are film, map, audiobook, newspaper and game.
create table media (
  media_id integer,
  kind     text,
  name     text,
  branch   text,
  details  jsonb,
  minutes  integer
);

-- Fill media from media_raw.

-- Malayalam films under 100 minutes: name.
create view short_malayalam_films as
select name from media;

-- Items whose minutes aren't a number: media_id and the minutes as they are (jsonb).
create view odd_minutes as
select media_id, details as minutes from media;
