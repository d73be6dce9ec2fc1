export default [
  {
    name: 'puts a loan into the partition of its year',
    hint: 'The end of a range is not in it.',
    run: `insert into loans_by_year values (100, 101, 1, '2023-12-31', '2024-01-22', null), (101, 101, 1, '2025-01-01', '2025-01-22', null), (102, 101, 1, '2023-01-01', '2023-01-22', null), (103, 101, 1, '2022-12-31', '2023-01-21', null), (104, 101, 1, '2025-12-31', '2026-01-21', null), (105, 101, 1, '2026-01-01', '2026-01-22', null); select tableoid::regclass::text as part, loan_id from loans_by_year where loan_id >= 100 order by loan_id`,
    expect: [
      { part: 'loans_2023', loan_id: 100 },
      { part: 'loans_2025', loan_id: 101 },
      { part: 'loans_2023', loan_id: 102 },
      { part: 'loans_other', loan_id: 103 },
      { part: 'loans_2025', loan_id: 104 },
      { part: 'loans_other', loan_id: 105 },
    ],
  },
  {
    name: 'keeps a loan of another year in the default partition',
    hint: 'partition of … default',
    run: `insert into loans_by_year values (100, 101, 1, '2031-01-01', '2031-01-22', null); select loan_id from loans_other`,
    expect: [{ loan_id: 100 }],
  },
  {
    name: 'refuses the same loan twice',
    hint: 'The primary key must contain the column of the partitions.',
    run: `insert into loans_by_year values (1, 101, 1, '2024-01-08', '2024-01-29', null)`,
    throws: 'unique constraint',
  },
  {
    name: 'has an index on member and date in every partition',
    hint: 'create index on the partitioned table makes one in each partition.',
    run: `select count(*) as indexes from pg_indexes where tablename ~ '^loans_20' and indexdef like '%(member_id, lent_on)'`,
    expect: [{ indexes: 3 }],
  },
  {
    name: 'refuses a loan of a copy that doesn’t exist',
    hint: 'There are two foreign keys: the copy and the member.',
    run: `insert into loans_by_year values (100, 999, 1, '2024-01-01', '2024-01-22', null)`,
    throws: 'violates foreign key constraint',
  },
]
