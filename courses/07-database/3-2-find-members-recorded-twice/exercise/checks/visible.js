export default [
  {
    name: "finds similar names, each pair once",
    hint: "Join the table with itself, with a.member_no < b.member_no.",
    run: `select first, second from pairs order by first, second`,
    expect: [{"first": "M-1", "second": "M-2"}, {"first": "M-3", "second": "M-4"}, {"first": "M-5", "second": "M-6"}, {"first": "M-7", "second": "M-8"}],
  },
  {
    name: "the order of the words doesn’t matter",
    hint: "similarity compares sets of pieces: the score is 1.",
    run: `select score, verdict from pairs where first = 'M-5'`,
    expect: [{"score": 1, "verdict": "likely"}],
  },
  {
    name: "father and daughter are different",
    hint: "Both years are known and differ: that rules the pair out, even with one phone.",
    run: `select verdict from pairs where first = 'M-3'`,
    expect: [{"verdict": "different"}],
  },
  {
    name: "same year and branch make a pair likely",
    hint: "A second fact decides: the phone, or year and branch together.",
    run: `select score, verdict from pairs where first = 'M-1'`,
    expect: [{"score": 0.61, "verdict": "likely"}],
  },
]
