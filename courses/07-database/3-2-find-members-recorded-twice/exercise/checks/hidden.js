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
    run: `select first from pairs limit 1`,
    expect: [{"first": "M-5"}],
  },
]
