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
  {
    name: 'refuses an item twice, and items without a kind, a name, a branch or details',
    hint: 'What all items have is not null, and the number is the primary key.',
    run: `create temp table refused (what text, code text); do $$ declare what text; begin foreach what in array array['media_id', 'kind', 'name', 'branch', 'details', 'twice'] loop begin insert into media (media_id, kind, name, branch, details) values (case what when 'media_id' then null when 'twice' then 1 else 90 end, case when what <> 'kind' then 'map' end, case when what <> 'name' then 'a' end, case when what <> 'branch' then 'b' end, case when what <> 'details' then '{}'::jsonb end); insert into refused values (what, 'not refused'); delete from media where media_id = 90; exception when others then insert into refused values (what, sqlstate); end; end loop; end $$; select what, code from refused order by what`,
    expect: [
      { what: 'branch', code: '23502' },
      { what: 'details', code: '23502' },
      { what: 'kind', code: '23502' },
      { what: 'media_id', code: '23502' },
      { what: 'name', code: '23502' },
      { what: 'twice', code: '23505' },
    ],
  },
  {
    name: 'finds a film of two languages, and no audiobook',
    hint: '@> looks into the list. The kind is a condition of its own.',
    run: `insert into media (media_id, kind, name, branch, details) values (9, 'film', 'Two Shores', 'b', '{"minutes": 90, "languages": ["Tamil", "Malayalam"]}'), (10, 'audiobook', 'Short Stories', 'b', '{"minutes": 50, "languages": ["Malayalam"]}'), (11, 'film', 'Tamil Only', 'b', '{"minutes": 70, "languages": ["Tamil"], "subtitles": ["Malayalam"]}'); select name from short_malayalam_films order by name`,
    expect: [{ name: 'Piravi' }, { name: 'Two Shores' }],
  },
]
