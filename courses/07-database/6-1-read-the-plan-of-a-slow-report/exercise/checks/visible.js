export default [
  {
    name: 'multiplies the time by the loops',
    hint: 'actual time is for one loop. A harmless 0.02 ms can run a lakh times.',
    run: `select step_id, total_ms from totals order by step_id`,
    expect: [
      { step_id: 1, total_ms: 44530 },
      { step_id: 2, total_ms: 42271.6 },
      { step_id: 3, total_ms: 42270 },
      { step_id: 4, total_ms: 42210 },
      { step_id: 5, total_ms: 42196.5 },
      { step_id: 6, total_ms: 2249 },
      { step_id: 7, total_ms: 2248.4 },
    ],
  },
  {
    name: 'takes the children out of each step',
    hint: 'The time of a step includes its children. Left join them, and subtract the sum of their totals.',
    run: `select step_id, own_ms from own_time order by step_id`,
    expect: [
      { step_id: 1, own_ms: 9.4 },
      { step_id: 2, own_ms: 1.6 },
      { step_id: 3, own_ms: 60 },
      { step_id: 4, own_ms: 13.5 },
      { step_id: 5, own_ms: 42196.5 },
      { step_id: 6, own_ms: 0.6 },
      { step_id: 7, own_ms: 2248.4 },
    ],
  },
  {
    name: 'says where the time goes',
    hint: 'Compare with the total of the step without a parent. Adding up all totals counts the deep steps many times.',
    run: `select * from hot_spots`,
    expect: [
      { node: 'Seq Scan on loans', own_ms: 42196.5, percent: 94.8 },
      { node: 'Seq Scan on loans (late)', own_ms: 2248.4, percent: 5 },
    ],
  },
  {
    name: 'counts the rows that were read for nothing',
    hint: 'Rows Removed by Filter is for one loop, too. One lakh times one lakh is too large for an integer.',
    run: `select * from wasted`,
    expect: [
      { node: 'Seq Scan on loans', rows: 89999100 },
      { node: 'Seq Scan on loans (late)', rows: 3999980 },
      { node: 'Seq Scan on members', rows: 7550 },
    ],
  },
  {
    name: 'finds where the planner chose blindly',
    hint: '450 rows in place of 40 are a factor of 11.3.',
    run: `select * from wrong_estimates`,
    expect: [{ node: 'Seq Scan on members', factor: 11.3 }],
  },
]
