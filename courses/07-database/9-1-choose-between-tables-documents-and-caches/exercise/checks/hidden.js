export default [
  {
    name: 'finds minutes that aren’t a number',
    hint: 'jsonb_typeof tells the type of a value.',
    run: `select * from odd_minutes`,
    expect: [{ media_id: 5, minutes: 'about 80' }],
  },
  {
    name: 'refuses an unknown kind',
    hint: 'A check with the list of kinds.',
    run: `insert into media (media_id, kind, name, branch, details) values (9, 'cassette', 'a', 'b', '{}')`,
    throws: 'violates check constraint',
  },
  {
    name: 'generates the minutes of a new item',
    hint: 'A generated column follows details by itself.',
    run: `insert into media (media_id, kind, name, branch, details) values (9, 'film', 'a', 'b', '{"minutes": 61}') returning minutes`,
    expect: [{ minutes: 61 }],
  },
  {
    name: 'accepts all five kinds, and a film of 100 minutes isn’t short',
    hint: 'The check lists film, map, audiobook, newspaper and game. Under 100 means smaller than 100.',
    run: `insert into media (media_id, kind, name, branch, details) values (9, 'map', 'a', 'b', '{}'), (10, 'audiobook', 'a', 'b', '{}'), (11, 'newspaper', 'a', 'b', '{}'), (12, 'film', 'Long', 'b', '{"minutes": 100, "languages": ["Malayalam"]}'); select count(*) as items, (select count(*) from short_malayalam_films) as short from media`,
    expect: [{ items: 9, short: 1 }],
  },
]
