export default [
  {
    name: "reads three forms of a date",
    hint: "Check the form with a pattern, put the parts in order, then convert.",
    run: `select read_date('05/03/2019')::text as a, read_date('05-03-2019')::text as b, read_date('2019-03-05')::text as c`,
    expect: [{"a": "2019-03-05", "b": "2019-03-05", "c": "2019-03-05"}],
  },
  {
    name: "gives null for a date that doesn’t exist",
    hint: "pg_input_is_valid(text, type) answers before anything can fail.",
    run: `select read_date('31/02/2019') as a, read_date('?') as b, read_date('') as c`,
    expect: [{"a": null, "b": null, "c": null}],
  },
  {
    name: "reads phone numbers as people write them",
    hint: "Remove spaces and hyphens first. The part in round brackets is what substring returns.",
    run: `select read_phone('+91 98470 00037') as a, read_phone('098470-00037') as b, read_phone('9847000037') as c, read_phone('9847000') as d`,
    expect: [{"a": "9847000037", "b": "9847000037", "c": "9847000037", "d": null}],
  },
  {
    name: "loads everybody with a readable date",
    hint: "insert into … select, with the readers and a condition.",
    run: `select member_no, name, joined_on, phone from clean_members order by member_no`,
    expect: [{"member_no": "M-101", "name": "Anjali K Menon", "joined_on": "2019-03-05", "phone": "9847000001"}, {"member_no": "M-102", "name": "Faisal Rahman", "joined_on": "2019-03-05", "phone": "9847000002"}, {"member_no": "M-104", "name": "Harish Nair", "joined_on": "2019-03-05", "phone": null}, {"member_no": "M-106", "name": "Salim Koya", "joined_on": "2020-02-29", "phone": null}],
  },
]
