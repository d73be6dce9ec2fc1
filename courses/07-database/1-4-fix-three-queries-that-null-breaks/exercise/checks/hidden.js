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
  {
    name: 'counts members and titles that come later',
    hint: 'A query asks the table. A number that was typed in is wrong tomorrow.',
    setup: `insert into members values (8, 'Salim Koya', 'Aluva', null, '2025-01-02'), (9, 'Zero', 'Aluva', '', '2025-01-02'); insert into titles values (12, 'Same Year', null, 'Malayalam', 1997), (13, 'Other Year', null, 'Malayalam', 2012), (14, 'Other Language', null, 'Hindi', 2011)`,
    run: `select (select members from no_phone) as no_phone, (select titles from not_by_narayan) as not_by_narayan, (select titles from only_malayalam_years) as only_malayalam_years`,
    expect: [{ no_phone: 3, not_by_narayan: 13, only_malayalam_years: 6 }],
  },
  {
    name: 'goes by the date of return, not by the number of the loan',
    hint: 'A book that was lent later can come back earlier. Order by returned_on.',
    setup: `insert into loans values (21, 102, 1, '2024-12-10', '2024-12-31', '2024-12-11'), (22, 103, 1, '2024-12-05', '2024-12-26', '2024-12-20'), (23, 105, 1, '2023-03-01', '2023-03-22', '2023-03-20')`,
    run: `select loan_id, returned_on from loans_of_anjali where loan_id > 10`,
    expect: [{ loan_id: 18, returned_on: null }, { loan_id: 22, returned_on: '2024-12-20' }, { loan_id: 21, returned_on: '2024-12-11' }, { loan_id: 15, returned_on: '2024-10-21' }, { loan_id: 23, returned_on: '2023-03-20' }],
  },
]
