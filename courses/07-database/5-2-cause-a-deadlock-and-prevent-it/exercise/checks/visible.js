export default [
  {
    name: "shows who blocks whom",
    hint: "Join wanted and held by the copy.",
    run: `select pid, blocked_by from waiting order by pid`,
    expect: [{"pid": 11, "blocked_by": 12}, {"pid": 12, "blocked_by": 13}, {"pid": 13, "blocked_by": 11}, {"pid": 14, "blocked_by": 11}, {"pid": 16, "blocked_by": 15}, {"pid": 17, "blocked_by": 14}],
  },
  {
    name: "follows the waiting through others",
    hint: "A recursive query: begin with waiting, and join waiting again to what you found.",
    run: `select pid, blocked_by from reach where pid >= 14 order by pid, blocked_by`,
    expect: [{"pid": 14, "blocked_by": 11}, {"pid": 14, "blocked_by": 12}, {"pid": 14, "blocked_by": 13}, {"pid": 16, "blocked_by": 15}, {"pid": 17, "blocked_by": 11}, {"pid": 17, "blocked_by": 12}, {"pid": 17, "blocked_by": 13}, {"pid": 17, "blocked_by": 14}],
  },
  {
    name: "finds the circle",
    hint: "A session in a circle reaches itself.",
    run: `select pid from in_circle order by pid`,
    expect: [{"pid": 11}, {"pid": 12}, {"pid": 13}],
  },
  {
    name: "finds who only waits behind a circle",
    hint: "They reach somebody in a circle, but not themselves.",
    run: `select pid from behind_a_circle order by pid`,
    expect: [{"pid": 14}, {"pid": 17}],
  },
  {
    name: "finds sessions that ask in the wrong order",
    hint: "lag gives the copy of the step before, within one session and by step.",
    run: `select pid from wrong_order order by pid`,
    expect: [{"pid": 13}, {"pid": 14}, {"pid": 18}],
  },
  {
    name: "sorts ids before they are locked",
    hint: "unnest makes rows of an array, array_agg with order by makes an array of rows.",
    run: `select lock_order('{105,101,103}') as ids`,
    expect: [{"ids": [101, 103, 105]}],
  },
]
