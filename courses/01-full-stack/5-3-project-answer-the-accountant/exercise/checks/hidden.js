export default [
  {
    name: 'keeps entries of one day apart in the running balance',
    hint: 'Order by the date and then by the id. With the date alone, both rows show the same; with the id alone, an entry that was written late is too far down.',
    setup: "insert into entries values (20, 1, 'credit', 100, 'Salt', '2026-04-09'), (21, 1, 'credit', 200, 'Tea', '2026-04-09'), (22, 6, 'payment', 500, 'in cash', '2026-04-09'), (23, 1, 'credit', 1000, 'Sugar, written late', '2026-03-31')",
    run: 'select entry_id, balance from running where entry_id >= 20 order by entry_id',
    expect: [
      { entry_id: 20, balance: 25_500 },
      { entry_id: 21, balance: 25_700 },
      { entry_id: 22, balance: -500 },
      { entry_id: 23, balance: 1000 },
    ],
  },
  {
    name: 'lists each quiet day, over the end of a month',
    hint: 'Begin with the first day that has an entry and end with the last.',
    setup: "delete from entries; insert into entries values (1, 1, 'credit', 100, 'Salt', '2026-04-29'), (2, 1, 'credit', 100, 'Tea', '2026-05-02')",
    run: 'select day from quiet_days order by day',
    expect: [{ day: '2026-04-30' }, { day: '2026-05-01' }],
  },
  {
    name: 'lists each customer once, and nobody who has only paid or has no entry',
    hint: 'Ravi has no entry: he took nothing. Somebody who only paid isn’t meant either. And two purchases are still one customer: exists asks, a join repeats.',
    setup: "delete from entries; insert into entries values (1, 1, 'payment', 100, 'in cash', '2026-04-29'), (2, 2, 'credit', 100, 'Tea', '2026-05-02'), (5, 2, 'credit', 300, 'Salt', '2026-05-03'), (3, 3, 'credit', 100, 'Tea', '2026-05-02'), (4, 3, 'payment', 1, 'in cash', '2026-05-02')",
    run: 'select customer_id from never_paid order by customer_id',
    expect: [{ customer_id: 2 }],
  },
  {
    name: 'shows every view fresh after a new entry',
    hint: 'create view, not create table: a view asks again each time.',
    run: "insert into entries values (30, 5, 'payment', 400, 'in cash', '2026-04-12'); select (select paid from per_day where day = '2026-04-12') as paid, (select count(*) from never_paid) as never_paid, (select count(*) from quiet_days) as quiet",
    expect: [{ paid: 400, never_paid: 0, quiet: 4 }],
  },
  {
    name: 'has no row for a day without an entry in per_day',
    hint: 'Group the entries by their day. The days in between belong into quiet_days.',
    setup: "delete from entries; insert into entries values (1, 1, 'credit', 100, 'Salt', '2026-04-29'), (2, 1, 'payment', 40, 'in cash', '2026-05-02'), (3, 2, 'credit', 300, 'Tea', '2026-05-02')",
    run: 'select day, took, paid from per_day order by day',
    expect: [
      { day: '2026-04-29', took: 100, paid: 0 },
      { day: '2026-05-02', took: 300, paid: 40 },
    ],
  },
]
