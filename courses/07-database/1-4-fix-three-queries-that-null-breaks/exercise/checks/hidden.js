export default [
  {
    name: 'doesn’t count a Malayalam title without a year',
    hint: 'A title without a year can’t be compared, on either side.',
    setup: `insert into titles values (12, 'Undated', null, 'Malayalam', null)`,
    run: `select * from only_malayalam_years`,
    expect: [{ titles: 5 }],
  },
  {
    name: 'counts all titles when no author is known',
    hint: 'Without a known author, a title is not by R. K. Narayan.',
    setup: `update titles set author = null`,
    run: `select * from not_by_narayan`,
    expect: [{ titles: 11 }],
  },
  {
    name: 'keeps the days of loans that were returned',
    hint: 'Only null is replaced.',
    run: `select * from days_out where loan_id in (2, 14)`,
    expect: [{ loan_id: 2, days: 30 }, { loan_id: 14, days: 44 }],
  },
]
