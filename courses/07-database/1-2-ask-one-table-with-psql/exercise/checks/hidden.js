export default [
  {
    name: 'leaves out a title of 1950 and a title without a year',
    hint: 'Before 1950 means smaller than 1950.',
    setup: `insert into titles values (12, 'Exactly Fifty', null, 'Hindi', 1950), (13, 'No Year', null, 'Hindi', null), (14, 'Nineteen Forty-nine', null, 'Hindi', 1949)`,
    run: `select * from old_titles where published > 1940`,
    expect: [{ name: 'Malgudi Days', published: 1943 }, { name: 'Balyakalasakhi', published: 1944 }, { name: 'Nineteen Forty-nine', published: 1949 }],
  },
  {
    name: 'counts 1 January and 31 March, but no day before or after them',
    hint: 'Two conditions: from the first day on, and before the first day that no longer counts.',
    setup: `insert into loans values (21, 101, 1, '2024-03-31', '2024-04-20', null), (22, 102, 1, '2024-04-01', '2024-04-20', null), (23, 103, 1, '2024-01-01', '2024-01-20', null), (24, 104, 1, '2023-12-31', '2024-01-21', null), (25, 105, 1, '2023-02-15', '2023-03-08', null), (26, 106, 1, '2025-02-15', '2025-03-08', null)`,
    run: `select * from first_quarter`,
    expect: [{ loans: 8 }],
  },
  {
    name: 'orders loans of the same day by number, the largest first',
    hint: 'Add a second column after order by, so that ties are broken.',
    setup: `insert into loans values (21, 102, 1, '2024-12-16', '2025-01-06', null), (22, 103, 1, '2024-12-16', '2025-01-06', null)`,
    run: `select * from newest_loans`,
    expect: [{ loan_id: 22, lent_on: '2024-12-16' }, { loan_id: 21, lent_on: '2024-12-16' }, { loan_id: 20, lent_on: '2024-12-16' }],
  },
  {
    name: 'puts a new member into the order of the alphabet',
    hint: 'Only order by promises an order. Without it, the newest row often comes last.',
    setup: `insert into members values (8, 'Abdul Kareem', 'Fort Kochi', null, '2025-01-02'), (9, 'Fort Kochi Library Club', 'Aluva', null, '2025-01-03')`,
    run: `select * from fort_kochi_members`,
    expect: [{ name: 'Abdul Kareem' }, { name: 'Anjali Menon' }, { name: 'Grace Kurian' }, { name: 'Meera Joseph' }],
  },
  {
    name: 'goes by the date of a loan, not by its number',
    hint: 'A slip that was found and typed later has a large number and an old date. Order by lent_on first.',
    setup: `insert into loans values (21, 102, 1, '2023-05-02', '2023-05-23', '2023-05-20')`,
    run: `select * from newest_loans`,
    expect: [{ loan_id: 20, lent_on: '2024-12-16' }, { loan_id: 19, lent_on: '2024-12-09' }, { loan_id: 18, lent_on: '2024-12-02' }],
  },
]
