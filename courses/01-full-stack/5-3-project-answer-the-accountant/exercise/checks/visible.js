export default [
  {
    name: 'adds up what went out and came in per day',
    hint: 'Group by the day. Two sums with filter, and coalesce for days without one of them.',
    run: 'select day, took, paid from per_day order by day limit 4',
    expect: [
      { day: '2026-04-01', took: 50_150, paid: 0 },
      { day: '2026-04-02', took: 104_200, paid: 20_000 },
      { day: '2026-04-03', took: 13_600, paid: 0 },
      { day: '2026-04-04', took: 0, paid: 50_000 },
    ],
  },
  {
    name: 'shows the balance after each entry of a customer',
    hint: 'sum over a window: partition by the customer, order by date and id.',
    run: 'select entry_id, balance from running where customer_id in (1, 2) order by customer_id, happened_on, entry_id',
    expect: [
      { entry_id: 1, balance: 31_200 },
      { entry_id: 3, balance: 11_200 },
      { entry_id: 8, balance: 24_400 },
      { entry_id: 2, balance: 18_950 },
      { entry_id: 6, balance: 28_550 },
      { entry_id: 9, balance: 0 },
    ],
  },
  {
    name: 'finds who took something and has never paid',
    hint: 'exists for the credit, not exists for the payment.',
    run: 'select customer_id, name from never_paid order by customer_id',
    expect: [{ customer_id: 5, name: 'Lakshmi Venkataramana Subrahmanyam' }],
  },
  {
    name: 'finds no quiet day in the two pages',
    hint: 'All days from the first to the last with generate_series, without those that have an entry.',
    run: 'select count(*) as quiet from quiet_days',
    expect: [{ quiet: 0 }],
  },
]
