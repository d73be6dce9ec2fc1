export default [
  {
    name: 'loads all items',
    hint: 'insert into … select, with doc ->> for each column.',
    run: `select media_id, kind, name from media order by media_id limit 2`,
    expect: [{ media_id: 1, kind: 'film', name: 'Nirmalyam' }, { media_id: 2, kind: 'film', name: 'Piravi' }],
  },
  {
    name: 'keeps only the rest in details',
    hint: 'doc minus a list of keys leaves them out.',
    run: `select details from media where media_id = 3`,
    expect: [{ details: { players: { from: 2, to: 4 } } }],
  },
  {
    name: 'generates the minutes',
    hint: 'generated always as (…) stored; look at jsonb_typeof first.',
    run: `select media_id, minutes from media order by media_id`,
    expect: [{ media_id: 1, minutes: 134 }, { media_id: 2, minutes: 95 }, { media_id: 3, minutes: null }, { media_id: 4, minutes: null }, { media_id: 5, minutes: null }],
  },
  {
    name: 'finds short Malayalam films',
    hint: '@> asks whether a document contains another.',
    run: `select * from short_malayalam_films`,
    expect: [{ name: 'Piravi' }],
  },
]
