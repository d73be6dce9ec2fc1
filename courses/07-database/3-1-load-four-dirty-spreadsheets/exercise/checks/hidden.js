export default [
  {
    name: "reports every doubt, loaded or not",
    hint: "A line without a readable date is rejected; one without a readable phone is loaded and reported.",
    run: `select * from doubts order by line`,
    expect: [{"line": 3, "problem": "joining date not readable", "loaded": false}, {"line": 4, "problem": "phone not readable", "loaded": true}, {"line": 5, "problem": "joining date not readable", "loaded": false}],
  },
  {
    name: "the report adds up",
    hint: "Lines in staging = rows loaded + rows rejected.",
    run: `select (select count(*) from stage_members) as staged, (select count(*) from clean_members) as loaded, (select count(*) from doubts where not loaded) as rejected`,
    expect: [{"staged": 6, "loaded": 4, "rejected": 2}],
  },
  {
    name: "refuses texts that only look like a date or a number",
    hint: "Use ^ and $, so that nothing may come before or after.",
    run: `select read_date('05/03/19') as a, read_date('2019-3-5') as b, read_date('05.03.2019') as c, read_phone('5847000037') as d, read_phone('984700003712') as e`,
    expect: [{"a": null, "b": null, "c": null, "d": null, "e": null}],
  },
]
