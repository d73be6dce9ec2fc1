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
  {
    name: "loads and reports lines that were never seen before",
    hint: "insert into … select from stage_members. No line is named in the script.",
    setup: `create table stage_members (line integer primary key, member_no text, name text, joined text, phone text); insert into stage_members values (7, 'M-107', 'Rahul   Das ', '01-02-2021', '9847000007'), (8, 'M-108', 'Diya Menon', '2021-02-30', '9847000008'), (9, 'M-109', 'Leena Paul', '2021-02-03', 'none')`,
    run: `select (select array_agg(member_no || ' ' || name || ' ' || joined_on || ' ' || coalesce(phone, 'no phone') order by member_no) from clean_members where member_no >= 'M-107') as loaded, (select array_agg(line || ' ' || problem order by line) from doubts where line > 6) as doubts`,
    expect: [{"loaded": ["M-107 Rahul Das 2021-02-01 9847000007", "M-109 Leena Paul 2021-02-03 no phone"], "doubts": ["8 joining date not readable", "9 phone not readable"]}],
  },
]
