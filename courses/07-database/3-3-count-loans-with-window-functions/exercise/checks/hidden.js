export default [
  {
    name: 'breaks ties by the number of the loan',
    hint: 'Order the window by the date and the number of the loan.',
    setup: `insert into loans values (31, 102, 2, '2024-12-16', '2025-01-06', null), (30, 103, 2, '2024-12-16', '2025-01-06', null)`,
    run: `select loan_id, nth_loan, gap_days from numbered_loans where member_id = 2 and nth_loan > 3`,
    expect: [{ loan_id: 20, nth_loan: 4, gap_days: 105 }, { loan_id: 30, nth_loan: 5, gap_days: 0 }, { loan_id: 31, nth_loan: 6, gap_days: 0 }],
  },
  {
    name: 'leaves out members with one loan',
    hint: 'They have no gap: it is null.',
    setup: `insert into loans values (31, 102, 7, '2024-12-16', '2025-01-06', null)`,
    run: `select count(*) as members from longest_gaps`,
    expect: [{ members: 6 }],
  },
  {
    name: 'leaves out other years',
    hint: 'Two conditions on the date.',
    setup: `insert into loans values (31, 102, 7, '2023-12-31', '2024-01-06', null), (32, 103, 7, '2025-01-01', '2025-01-06', null), (33, 104, 7, '2024-01-01', '2024-01-06', null)`,
    run: `select min(month) as first, max(month) as last, max(so_far) as total from months`,
    expect: [{ first: '2024-01', last: '2024-12', total: 21 }],
  },
]
