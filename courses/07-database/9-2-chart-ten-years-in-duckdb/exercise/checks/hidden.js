export default [
  {
    name: 'counts one year only',
    hint: 'From 1 January 2024, up to but not including 1 January 2025.',
    setup: `insert into loans values (90, 101, 3, '2023-02-01', '2023-02-22', null), (91, 101, 3, '2025-01-01', '2025-01-22', null), (92, 101, 3, '2024-01-01', '2024-01-22', '2024-01-20'), (93, 101, 3, '2024-12-31', '2025-01-21', '2025-01-20')`,
    run: `select quarter, loans, still_out from quarters where quarter in (1, 4)`,
    expect: [{ quarter: 1, loans: 7, still_out: 0 }, { quarter: 4, loans: 7, still_out: 3 }],
  },
  {
    name: 'shows the late share once every loan is back',
    hint: 'No quarter’s number belongs into the view.',
    setup: `update loans set returned_on = '2025-02-01' where returned_on is null; update loans set returned_on = null where loan_id = 1`,
    run: `select quarter, still_out, late_percent from quarters where quarter in (1, 4)`,
    expect: [{ quarter: 1, still_out: 1, late_percent: null }, { quarter: 4, still_out: 0, late_percent: 50 }],
  },
  {
    name: 'rounds the length of a bar',
    hint: 'round, not floor. Nothing has no bar.',
    run: `select length(bar(1, 3, 10)) as third, length(bar(2, 3, 10)) as two_thirds, length(bar(0, 50, 40)) as nothing`,
    expect: [{ third: 3, two_thirds: 7, nothing: 0 }],
  },
  {
    name: 'takes the branch of the member, not of the copy',
    hint: 'A reader of Aluva may borrow a copy of Fort Kochi. The committee asks about its readers.',
    setup: `insert into members values (8, 'Salim Koya', 'Vypin', null, '2024-01-02'); insert into loans values (21, 112, 8, '2024-12-20', '2025-01-10', '2025-01-02')`,
    run: `select *, (select finished from days_out) as finished from branches where branch = 'Vypin'`,
    expect: [{ branch: 'Vypin', malayalam: 0, english: 0, hindi: 1, finished: 18 }],
  },
  {
    name: 'finds long runs, and the same branch again as a new one',
    hint: 'group by branch alone melts all its runs into one.',
    setup: `delete from fines; delete from loans where loan_id > 4; insert into loans select n, 101, case when n < 130 then 1 when n < 180 then 2 else 3 end, '2024-12-01', '2024-12-22', null from generate_series(101, 200) as n`,
    run: `select * from runs`,
    expect: [
      { branch: 'Fort Kochi', first_loan: 1, times: 1 },
      { branch: 'Aluva', first_loan: 2, times: 1 },
      { branch: 'Fort Kochi', first_loan: 3, times: 1 },
      { branch: 'Aluva', first_loan: 4, times: 1 },
      { branch: 'Fort Kochi', first_loan: 101, times: 29 },
      { branch: 'Aluva', first_loan: 130, times: 50 },
      { branch: 'Fort Kochi', first_loan: 180, times: 21 },
    ],
  },
]
