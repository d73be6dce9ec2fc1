export default [
  {
    name: 'numbers the loans of a member',
    hint: 'row_number() over (partition by … order by …) starts at 1 for each member.',
    run: `select member_id, loan_id, nth_loan from numbered_loans where member_id = 2`,
    expect: [{ member_id: 2, loan_id: 2, nth_loan: 1 }, { member_id: 2, loan_id: 4, nth_loan: 2 }, { member_id: 2, loan_id: 13, nth_loan: 3 }, { member_id: 2, loan_id: 20, nth_loan: 4 }],
  },
  {
    name: 'counts the days since the loan before',
    hint: 'lag() gives the value of the row before, and null for the first.',
    run: `select loan_id, gap_days from numbered_loans where member_id = 1`,
    expect: [{ loan_id: 1, gap_days: null }, { loan_id: 7, gap_days: 85 }, { loan_id: 10, gap_days: 76 }, { loan_id: 15, gap_days: 112 }, { loan_id: 18, gap_days: 56 }],
  },
  {
    name: 'finds the longest gap of each member',
    hint: 'First the gaps, in a with query; then max() for each member.',
    run: `select * from longest_gaps`,
    expect: [{ name: 'Grace Kurian', days: 277 }, { name: 'Lakshmi Pillai', days: 252 }, { name: 'Faisal Rahman', days: 203 }, { name: 'Meera Joseph', days: 126 }, { name: 'Anjali Menon', days: 112 }, { name: 'Harish Nair', days: 77 }],
  },
  {
    name: 'adds up the loans of the year month by month',
    hint: 'sum(…) over (order by month) adds the rows up to this one.',
    run: `select * from months where month in ('2024-01', '2024-02', '2024-12')`,
    expect: [{ month: '2024-01', loans: 2, so_far: 2 }, { month: '2024-02', loans: 2, so_far: 4 }, { month: '2024-12', loans: 3, so_far: 20 }],
  },
]
