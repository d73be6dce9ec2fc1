export default [
  {
    name: "a missing year rules nothing out",
    hint: "a.born <> b.born is unknown if one is null, and the next line decides.",
    run: `select verdict from pairs where first = 'M-7'`,
    expect: [{"verdict": "doubtful"}],
  },
  {
    name: "two missing phones are no proof",
    hint: "null = null is unknown. Don’t use is not distinct from here.",
    run: `insert into people values ('X-1', 'Zacharia Thomas', 'Aluva', 1980, null), ('X-2', 'Zachariah Thomas', 'Fort Kochi', 1980, null); select verdict from pairs where first = 'X-1'`,
    expect: [{"verdict": "doubtful"}],
  },
  {
    name: "lists the highest score first",
    hint: "order by score desc",
    run: `select first from pairs`,
    expect: [{"first": "M-5"}, {"first": "M-3"}, {"first": "M-7"}, {"first": "M-1"}],
  },
  {
    name: "keeps pairs from a similarity of 0.5 on, and no others",
    hint: "The operator % has a threshold of its own, 0.3 if nobody set it. Compare similarity(a.name, b.name) with 0.5.",
    run: `insert into people values ('X-1', 'Lakshmi George', 'Aluva', null, null), ('X-2', 'Laxmi George', 'Kakkanad', null, null), ('Y-1', 'Anil Kumar', 'Aluva', null, null), ('Y-2', 'Om Kumar', 'Kakkanad', null, null), ('Y-3', 'Jo Kumar', 'Fort Kochi', null, null); select first, second, score from pairs where first > 'N' order by first, second`,
    expect: [{"first": "X-1", "second": "X-2", "score": 0.56}, {"first": "Y-2", "second": "Y-3", "score": 0.5}],
  },
  {
    name: "the same branch alone is no proof",
    hint: "Year and branch together make a pair likely.",
    run: `insert into people values ('X-1', 'Zacharia Thomas', 'Aluva', null, null), ('X-2', 'Zachariah Thomas', 'Aluva', 1980, null); select verdict from pairs where first = 'X-1'`,
    expect: [{"verdict": "doubtful"}],
  },
]
