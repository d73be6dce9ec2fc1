export default [
  {
    name: 'exports the loans without a person',
    hint: 'Only the seven columns of the task. Join loans, members, copies and titles.',
    run: `select (select string_agg(attname, ' ' order by attnum) from pg_attribute where attrelid = 'export'::regclass and attnum > 0) as columns, count(*) as loans, min(branch || ' ' || language || ' ' || title_id) filter (where loan_id = 5) as loan_5 from export`,
    expect: [{ columns: 'loan_id lent_on due_on returned_on branch language title_id', loans: 20, loan_5: 'Kakkanad Malayalam 1' }],
  },
  {
    name: 'doesn’t praise a quarter that isn’t finished',
    hint: 'A loan that is still out may come back late. Null says: not known yet.',
    run: `select * from quarters`,
    expect: [
      { quarter: 1, loans: 6, still_out: 0, late_percent: 33.3 },
      { quarter: 2, loans: 4, still_out: 0, late_percent: 25 },
      { quarter: 3, loans: 4, still_out: 0, late_percent: 25 },
      { quarter: 4, loans: 6, still_out: 3, late_percent: null },
    ],
  },
  {
    name: 'draws bars from 0',
    hint: 'value ÷ largest × width, as numeric: 7 / 20 of whole numbers is 0. repeat makes the text.',
    run: `select bar(20, 20, 10) as whole, bar(7, 20, 40) as seven, bar(19433, 20115, 20) as year_2025`,
    expect: [{ whole: '##########', seven: '##############', year_2025: '###################' }],
  },
  {
    name: 'puts the languages side by side',
    hint: 'One count with filter for each language. A language that nobody borrowed is 0.',
    run: `select * from branches`,
    expect: [
      { branch: 'Aluva', malayalam: 4, english: 2, hindi: 0 },
      { branch: 'Fort Kochi', malayalam: 6, english: 4, hindi: 0 },
      { branch: 'Kakkanad', malayalam: 3, english: 0, hindi: 1 },
    ],
  },
  {
    name: 'calculates the middle and the slow end',
    hint: 'percentile_cont(0.5) and percentile_cont(0.9), within group (order by …).',
    run: `select finished, median, round(p90::numeric, 1) as p90 from days_out`,
    expect: [{ finished: 17, median: 18, p90: 32.6 }],
  },
  {
    name: 'stores equal neighbours once',
    hint: 'lag finds where a branch differs from the one before. A running sum of these places numbers the runs.',
    run: `select * from runs where first_loan <= 9`,
    expect: [
      { branch: 'Fort Kochi', first_loan: 1, times: 1 },
      { branch: 'Aluva', first_loan: 2, times: 1 },
      { branch: 'Fort Kochi', first_loan: 3, times: 1 },
      { branch: 'Aluva', first_loan: 4, times: 1 },
      { branch: 'Kakkanad', first_loan: 5, times: 1 },
      { branch: 'Aluva', first_loan: 6, times: 1 },
      { branch: 'Fort Kochi', first_loan: 7, times: 1 },
      { branch: 'Kakkanad', first_loan: 8, times: 1 },
      { branch: 'Fort Kochi', first_loan: 9, times: 2 },
    ],
  },
]
