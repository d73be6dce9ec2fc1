export default [
  {
    name: "takes an id only once",
    hint: "array_agg(distinct …) drops repeats.",
    run: `select lock_order('{103,101,103,101}') as ids`,
    expect: [{"ids": [101, 103]}],
  },
  {
    name: "doesn’t let a session wait for itself",
    hint: "Leave out pairs of a session with itself.",
    run: `insert into wanted values (15, 105); select (select count(*) from waiting where pid = 15) as waits, (select array_agg(pid order by pid) from in_circle) as circle`,
    expect: [{"waits": 0, "circle": [11, 12, 13]}],
  },
  {
    name: "finds a second circle",
    hint: "Every circle counts, of two sessions as well as of three.",
    run: `insert into held values (21, 201), (22, 202); insert into wanted values (21, 202), (22, 201); select pid from in_circle order by pid`,
    expect: [{"pid": 11}, {"pid": 12}, {"pid": 13}, {"pid": 21}, {"pid": 22}],
  },
  {
    name: "sees that a circle is gone after one session is cancelled",
    hint: "When 13 is rolled back, its locks are free and it wants nothing.",
    run: `delete from held where pid = 13; delete from wanted where pid = 13; select (select count(*) from in_circle) as in_circle, (select count(*) from behind_a_circle) as behind, (select array_agg(pid order by pid) from waiting) as waiting`,
    expect: [{"in_circle": 0, "behind": 0, "waiting": [11, 14, 16, 17]}],
  },
  {
    name: "doesn’t blame a session that asks for the same copy twice",
    hint: "A smaller id after a larger one is wrong. An equal one isn’t.",
    run: `insert into requests values (19, 1, 101), (19, 2, 101), (19, 3, 102); select pid from wrong_order where pid = 19 union all select count(*) from wrong_order`,
    expect: [{"pid": 3}],
  },
  {
    name: "lists a session once, however often it was wrong",
    hint: "distinct",
    run: `insert into requests values (18, 4, 101); select pid from wrong_order where pid = 18`,
    expect: [{"pid": 18}],
  },
  {
    name: "lists each pair once",
    hint: "union drops pairs that are there already.",
    run: `insert into held values (11, 102); select count(*) as pairs, count(distinct (pid, blocked_by)) as different from reach where pid = 14`,
    expect: [{"pairs": 3, "different": 3}],
  },
]
