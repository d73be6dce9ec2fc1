export default [
  {
    name: 'leaves out a word after a minus',
    hint: 'websearch_to_tsquery understands it.',
    setup: `insert into titles values (12, 'Harbour at Night', null, 'English', 2001)`,
    run: `select name from find_titles('harbour -night')`,
    expect: [{ name: 'Harbour Kitchen Notes' }],
  },
  {
    name: 'uses spelling only when no word was found',
    hint: 'not exists (select from by_word)',
    setup: `insert into titles values (12, 'Godam', null, 'Hindi', 2001)`,
    run: `select name, found_by from find_titles('godan')`,
    expect: [{ name: 'Godan', found_by: 'word' }],
  },
  {
    name: 'finds a Malayalam title by word',
    hint: 'The simple configuration takes words as they are.',
    setup: `insert into titles values (12, 'നിലാവ് പെയ്യുന്നു', null, 'Malayalam', 2001)`,
    run: `select title_id, found_by from find_titles('നിലാവ്')`,
    expect: [{ title_id: 12, found_by: 'word' }],
  },
  {
    name: 'has a GIN index on the column',
    hint: 'create index … using gin (search)',
    run: `select count(*) as indexes from pg_indexes where tablename = 'titles' and indexdef like '%USING gin (search)'`,
    expect: [{ indexes: 1 }],
  },
  {
    name: 'finds a misspelled word in a long title',
    hint: 'similarity compares with the whole title. word_similarity, or words <% name, takes the best part.',
    setup: `insert into titles values (12, 'The Hidden Schoolhouse and Other Stories', null, 'English', 2001)`,
    run: `select name, found_by from find_titles('shoolhouse')`,
    expect: [{ name: 'The Hidden Schoolhouse and Other Stories', found_by: 'spelling' }],
  },
  {
    name: 'gives words of the name the weight A, and those of the author B',
    hint: 'setweight(…, ‘A’) around the vector of the name, setweight(…, ‘B’) around that of the author.',
    run: `select title_id, ts_filter(search, '{a}') @@ 'malgudi'::tsquery as name_a, ts_filter(search, '{b}') @@ 'narayan'::tsquery as author_b, ts_filter(search, '{a}') @@ 'narayan'::tsquery as author_a from titles where title_id = 7`,
    expect: [{ title_id: 7, name_a: true, author_b: true, author_a: false }],
  },
]
