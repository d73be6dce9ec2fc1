export default [
  {
    name: 'finds at least 38 of the 40 queries first',
    hint: 'Combine the three: code, beginnings of words, trigrams. Score a similar name with the greater of similarity and 0.9 × word_similarity.',
    run: `select case when right_ones >= 38 then 'at least 38' else right_ones || ' of 40' end as found from (select count(*) as right_ones from (values ('sbc', 'SBC'), ('Bangalore', 'SBC'), ('bengaluru', 'SBC'), ('Bangaluru', 'SBC'), ('Banglore', 'SBC'), ('bengalore', 'SBC'), ('mysore', 'MYS'), ('Maisuru', 'MYS'), ('trivandrum', 'TVC'), ('Thiruvanantapuram', 'TVC'), ('trivendrum', 'TVC'), ('calcuta', 'HWH'), ('Kolkatta', 'HWH'), ('howra', 'HWH'), ('vizag', 'VSKP'), ('Vishakapatnam', 'VSKP'), ('vishakhapattanam', 'VSKP'), ('vijaywada', 'BZA'), ('Bhubneshwar', 'BBS'), ('baroda', 'BRC'), ('vadodra', 'BRC'), ('ahmadabad', 'ADI'), ('poona', 'PUNE'), ('cochin', 'ERS'), ('ernakulum', 'ERS'), ('kozikode', 'CLT'), ('calicut', 'CLT'), ('tiruchirapalli', 'TPJ'), ('trichy', 'TPJ'), ('secundrabad', 'SC'), ('hydrabad', 'SC'), ('madras', 'MAS'), ('chenai', 'MAS'), ('central chennai', 'MAS'), ('lucnow', 'LKO'), ('luknow', 'LKO'), ('kanpoor', 'CNB'), ('guahati', 'GHY'), ('palakad', 'PGT'), ('new dehli', 'NDLS')) as q (typed, wanted) where (select code from search_stations(typed) limit 1) = wanted) as counted`,
    expect: [{"found": "at least 38"}],
  },
  {
    name: 'puts a beginning before a similar name',
    hint: 'A clear match has a score above every similarity, which is at most 1.',
    run: `select n, code from (values (1, 'kot'), (2, 'sal'), (3, 'pal'), (4, 'vis')) as t (n, typed), lateral (select *, row_number() over () as place from search_stations(typed)) as found where place = 1 order by n`,
    expect: [{"n": 1, "code": "KOTA"}, {"n": 2, "code": "SA"}, {"n": 3, "code": "PGT"}, {"n": 4, "code": "VSKP"}],
  },
  {
    name: 'orders equal matches by searches and shows five',
    hint: 'order by score desc, searches desc … limit 5',
    run: `select n, array_agg(code order by place) as codes from (values (1, 'm'), (2, 'centr'), (3, 'b')) as t (n, typed), lateral (select *, row_number() over () as place from search_stations(typed)) as found group by n order by n`,
    expect: [{"n": 1, "codes": ["CSMT", "MAS", "SBC", "MDU", "MYS"]}, {"n": 2, "codes": ["MAS", "CNB", "TVC", "MAQ"]}, {"n": 3, "codes": ["CSMT", "SBC", "BZA", "BBS", "BRC"]}],
  },
  {
    name: 'can use an index for every kind of search',
    hint: 'using gin (lower(name) gin_trgm_ops), and using gin (to_tsvector(\'simple\', name)).',
    run: `set enable_seqscan = off;
set enable_indexonlyscan = off;
set enable_indexscan = off;
create temp table plan (n int, line text);
do $$ declare line text; begin
  for line in execute 'explain select from station_names where lower(name) % ''chenai''' loop insert into plan values (1, line); end loop;
  for line in execute 'explain select from station_names where ''chenai'' <% lower(name)' loop insert into plan values (2, line); end loop;
  for line in execute 'explain select from station_names where to_tsvector(''simple'', name) @@ to_tsquery(''simple'', ''chen:*'')' loop insert into plan values (3, line); end loop;
end $$;
select n, substring(line from 'Index Scan on (station_names_\\w+)') as uses from plan where line ~ 'Index Scan' order by n`,
    expect: [{"n": 1, "uses": "station_names_trigrams"}, {"n": 2, "uses": "station_names_trigrams"}, {"n": 3, "uses": "station_names_words"}],
  },
  {
    name: 'learns a new name as soon as it is stored',
    hint: 'Names are data: nothing about a station is written in the function.',
    run: `insert into station_names values ('MYS', 'Palace City'), ('SA', 'Steel Town');
select typed, (select code from search_stations(typed) limit 1) as found from unnest(array['palace', 'steal town', 'palace city']) with ordinality as t (typed, n) order by n`,
    expect: [{"typed": "palace", "found": "MYS"}, {"typed": "steal town", "found": "SA"}, {"typed": "palace city", "found": "MYS"}],
  },
  {
    name: 'cuts no endings off',
    hint: 'Use the configuration simple in to_tsvector, as in the index. With english, Races becomes race, and races:* doesn’t find it.',
    run: `insert into station_names values ('MYS', 'Races'), ('SA', 'Racesville');
select array_agg(code) as codes from search_stations('races') where code in ('MYS', 'SA')`,
    expect: [{"codes": ["MYS", "SA"]}],
  },
]
