export default [
  {
    name: "understands capitals and punctuation",
    hint: "lower, then split at everything that is no letter.",
    run: `select meaning_of('Mother, MOTHER? Rice!')::text as meaning`,
    expect: [{"meaning": "{0,0,2,1}"}],
  },
  {
    name: "gives null for words that it doesn’t know",
    hint: "A sum over no rows is null.",
    run: `select meaning_of('xylophone') as unknown, meaning_of('') as empty, meaning_of('rice')::text as known`,
    expect: [{"unknown": null, "empty": null, "known": "{0,0,0,1}"}],
  },
  {
    name: "keeps books from a score of 0.6 on",
    hint: "Only a score of 0.6 or more counts.",
    run: `delete from books where book_id <> 6; insert into books values (20, 'On the Border', '{0.6,0,0.8,0}'), (21, 'Below the Border', '{0.59,0,0.81,0}'); select book_id, score from search_books('ocean')`,
    expect: [{"book_id": 20, "score": 0.6}],
  },
  {
    name: "shows three books at most, the smaller number first",
    hint: "order by score desc, book_id, then limit 3.",
    run: `insert into books values (0, 'Old Tides', '{2,0,0,0}'), (9, 'New Tides', '{3,0,0,0}'); select book_id, score from search_books('ocean')`,
    expect: [{"book_id": 0, "score": 1}, {"book_id": 9, "score": 1}, {"book_id": 4, "score": 0.995}],
  },
  {
    name: "finds a new neighbour",
    hint: "neighbours is a view, and the smaller number wins.",
    run: `insert into books values (10, 'Army Kitchen', '{0,1,0,1}'), (11, 'Camp Kitchen', '{0,3,0,3}'); select book_id, nearest from neighbours where book_id in (6, 10, 11) order by book_id`,
    expect: [{"book_id": 6, "nearest": "Army Kitchen"}, {"book_id": 10, "nearest": "The Ration Line"}, {"book_id": 11, "nearest": "The Ration Line"}],
  },
]
