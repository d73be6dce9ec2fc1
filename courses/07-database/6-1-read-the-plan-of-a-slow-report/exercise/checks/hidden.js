export default [
  {
    name: 'reads another plan as well',
    hint: 'Ask the table. No number of a step belongs into a view.',
    run: `truncate plan; insert into plan values (1, null, 'Aggregate', 1, 1, 500, 1, 0), (2, 1, 'Nested Loop', 200000, 40, 490, 1, 0), (3, 2, 'Index Scan on members', 40, 40, 0.5, 2, 1), (4, 2, 'Index Scan on loans', 5, 0.01, 0.02, 20000, 1), (5, 2, 'Seq Scan on staff', 30, 0, 4.99, 1, 300), (6, 2, 'Seq Scan on copies', 100, 1000, 5, 1, 0), (7, 2, 'Materialize', 1, 12, 0, 9, 0); select step_id, total_ms, own_ms from totals join own_time using (step_id) order by step_id`,
    expect: [
      { step_id: 1, total_ms: 500, own_ms: 10 },
      { step_id: 2, total_ms: 490, own_ms: 79.01 },
      { step_id: 3, total_ms: 1, own_ms: 1 },
      { step_id: 4, total_ms: 400, own_ms: 400 },
      { step_id: 5, total_ms: 4.99, own_ms: 4.99 },
      { step_id: 6, total_ms: 5, own_ms: 5 },
      { step_id: 7, total_ms: 0, own_ms: 0 },
    ],
  },
  {
    name: 'lists steps from one percent on',
    hint: 'Exactly 1 percent is in the list. Compare before you round: 0.998 isn’t 1.',
    run: `truncate plan; insert into plan values (1, null, 'Aggregate', 1, 1, 500, 1, 0), (2, 1, 'Nested Loop', 200000, 40, 490, 1, 0), (3, 2, 'Index Scan on members', 40, 40, 0.5, 2, 1), (4, 2, 'Index Scan on loans', 5, 0.01, 0.02, 20000, 1), (5, 2, 'Seq Scan on staff', 30, 0, 4.99, 1, 300), (6, 2, 'Seq Scan on copies', 100, 1000, 5, 1, 0), (7, 2, 'Materialize', 1, 12, 0, 9, 0); select node, percent from hot_spots`,
    expect: [
      { node: 'Index Scan on loans', percent: 80 },
      { node: 'Nested Loop', percent: 15.8 },
      { node: 'Aggregate', percent: 2 },
      { node: 'Seq Scan on copies', percent: 1 },
    ],
  },
  {
    name: 'finds estimates that are too high, and counts no rows as one',
    hint: 'Divide both ways and take the greatest. greatest(actual, 1) avoids a division by zero.',
    run: `truncate plan; insert into plan values (1, null, 'Aggregate', 1, 1, 500, 1, 0), (2, 1, 'Nested Loop', 200000, 40, 490, 1, 0), (3, 2, 'Index Scan on members', 40, 40, 0.5, 2, 1), (4, 2, 'Index Scan on loans', 5, 0.01, 0.02, 20000, 1), (5, 2, 'Seq Scan on staff', 30, 0, 4.99, 1, 300), (6, 2, 'Seq Scan on copies', 100, 1000, 5, 1, 0), (7, 2, 'Materialize', 1, 12, 0, 9, 0); select * from wrong_estimates`,
    expect: [
      { node: 'Nested Loop', factor: 5000 },
      { node: 'Seq Scan on staff', factor: 30 },
      { node: 'Materialize', factor: 12 },
      { node: 'Seq Scan on copies', factor: 10 },
    ],
  },
  {
    name: 'counts wasted rows of many loops',
    hint: 'Multiply as bigint or numeric.',
    run: `truncate plan; insert into plan values (1, null, 'Aggregate', 1, 1, 500, 1, 0), (2, 1, 'Nested Loop', 200000, 40, 490, 1, 0), (3, 2, 'Index Scan on members', 40, 40, 0.5, 2, 1), (4, 2, 'Index Scan on loans', 5, 0.01, 0.02, 20000, 1), (5, 2, 'Seq Scan on staff', 30, 0, 4.99, 1, 300), (6, 2, 'Seq Scan on copies', 100, 1000, 5, 1, 0), (7, 2, 'Materialize', 1, 12, 0, 9, 0); update plan set removed = 200000, loops = 200000 where step_id = 4; select * from wasted`,
    expect: [
      { node: 'Index Scan on loans', rows: 40000000000 },
      { node: 'Seq Scan on staff', rows: 300 },
      { node: 'Index Scan on members', rows: 2 },
    ],
  },
]
