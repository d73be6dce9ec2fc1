export default [
  {
    name: 'finds a station by its other names',
    hint: 'Search in station_names, not in stations: it has the official name and the others.',
    run: `select typed, (select code from search_stations(typed) limit 1) as found from unnest(array['Vizag', 'madras', 'Baroda', 'TRICHY', 'Bombay']) with ordinality as t (typed, n) order by n`,
    expect: [{"typed": "Vizag", "found": "VSKP"}, {"typed": "madras", "found": "MAS"}, {"typed": "Baroda", "found": "BRC"}, {"typed": "TRICHY", "found": "TPJ"}, {"typed": "Bombay", "found": "CSMT"}],
  },
  {
    name: 'finds a station in spite of a spelling mistake',
    hint: 'lower(name) % … for whole names, … <% lower(name) for a part of a longer one.',
    run: `select typed, (select code from search_stations(typed) limit 1) as found from unnest(array['Banglore', 'chenai', 'luknow', 'hydrabad', 'new dehli']) with ordinality as t (typed, n) order by n`,
    expect: [{"typed": "Banglore", "found": "SBC"}, {"typed": "chenai", "found": "MAS"}, {"typed": "luknow", "found": "LKO"}, {"typed": "hydrabad", "found": "SC"}, {"typed": "new dehli", "found": "NDLS"}],
  },
  {
    name: 'completes what isn’t finished, the most searched first',
    hint: 'to_tsvector(\'simple\', name) @@ prefix_query(…). A clear match gets one fixed score, and among equal scores the number of searches decides.',
    run: `select n, code, split_part(matched, ' ', 1) as matched from (values (1, 'ma'), (2, 'new d'), (3, 'central th')) as t (n, typed), lateral (select *, row_number() over () as place from search_stations(typed)) as found where (n = 1 and place <= 3) or place = 1 order by n, place`,
    expect: [{"n": 1, "code": "MAS", "matched": "Madras"}, {"n": 1, "code": "SBC", "matched": "Majestic"}, {"n": 1, "code": "MDU", "matched": "Madurai"}, {"n": 2, "code": "NDLS", "matched": "New"}, {"n": 3, "code": "TVC", "matched": "Thiruvananthapuram"}],
  },
  {
    name: 'puts the station with this code first',
    hint: 'lower(code) = normalized(typed) gets the highest score.',
    run: `select typed, (select code from search_stations(typed) limit 1) as found from unnest(array['st', 'SUR', 'et', 'bpl']) with ordinality as t (typed, n) order by n`,
    expect: [{"typed": "st", "found": "ST"}, {"typed": "SUR", "found": "SUR"}, {"typed": "et", "found": "ET"}, {"typed": "bpl", "found": "BPL"}],
  },
  {
    name: 'lists each station once, with the name that matched',
    hint: 'distinct on (code) … order by code, score desc keeps the best name of each station.',
    run: `select count(*) - count(distinct code) as doubles, min(code) filter (where place = 1) as first, min(name) filter (where place = 1) as name, min(split_part(matched, ' ', 1)) filter (where place = 1) as matched from (select *, row_number() over () as place from search_stations('bangalore')) as found`,
    expect: [{"doubles": 0, "first": "SBC", "name": "KSR Bengaluru", "matched": "Bangalore"}],
  },
  {
    name: 'survives signs, nothing and five thousand letters',
    hint: 'Use normalized(typed) everywhere, never typed itself.',
    run: `create temp table told (n serial, typed text, found int);
insert into told (typed, found) select left(typed, 12), (select count(*) from search_stations(typed)) from unnest(array['', '   ', '&|!:*()', repeat('xq', 2500), '''; drop table stations; --', 'xqzw']) with ordinality as t (typed, n) order by n;
select array_agg(found order by n) as found, (select count(*) from stations) as stations from told where typed not like '%drop%'`,
    expect: [{"found": [0, 0, 0, 0, 0], "stations": 40}],
  },
]
