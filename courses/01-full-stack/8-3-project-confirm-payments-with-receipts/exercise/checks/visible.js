export default [
  {
    name: 'writes a payment for each matched line',
    hint: 'Take customer, paise and date from the matched line. The ids continue after the highest one.',
    run: `select entry_id, customer_id, kind, paise, note, happened_on from entries where entry_id > 12 order by entry_id`,
    expect: [
      { entry_id: 13, customer_id: 1, kind: 'payment', paise: 13_200, note: 'UPI 609890077123', happened_on: '2026-04-08' },
      { entry_id: 14, customer_id: 3, kind: 'payment', paise: 66_000, note: 'UPI 610122904418', happened_on: '2026-04-11' },
    ],
  },
  {
    name: 'gives receipts without a gap, in the order of the reference',
    hint: 'last plus row_number(), ordered by the reference.',
    run: `select number, reference from receipts order by number`,
    expect: [
      { number: 42, reference: '609890077123' },
      { number: 43, reference: '610122904418' },
    ],
  },
  {
    name: 'remembers the last number and the references',
    hint: 'Add the number of new receipts to last. Each reference goes into confirmed.',
    run: `select last, (select array_agg(reference order by reference) from confirmed) as confirmed from receipt_numbers where year = 2026`,
    expect: [{ last: 43, confirmed: ['609890077123', '610122904418'] }],
  },
]
