export default [
  {
    name: 'lists id, name and balance of every customer, largest first',
    hint: 'Group by customer and add up: a credit counts as it is, a payment negative. case … when … end chooses.',
    expect: [
      { customer_id: 3, name: 'Pushpa Kumbhar', paise: 66_000 },
      { customer_id: 1, name: 'Savitri Devi', paise: 24_400 },
      { customer_id: 5, name: 'Lakshmi Venkataramana Subrahmanyam', paise: 17_400 },
      { customer_id: 2, name: 'Abdul Rehman', paise: 0 },
      { customer_id: 4, name: 'Master Anthony D’Souza', paise: 0 },
      { customer_id: 6, name: 'Ravi Nishad', paise: 0 },
    ],
  },
  {
    name: 'shows 0 for customers without entries',
    hint: 'A left join keeps them. Their sum is null: coalesce turns it into 0.',
    setup: 'delete from entries',
    expect: [
      { customer_id: 1, name: 'Savitri Devi', paise: 0 },
      { customer_id: 2, name: 'Abdul Rehman', paise: 0 },
      { customer_id: 3, name: 'Pushpa Kumbhar', paise: 0 },
      { customer_id: 4, name: 'Master Anthony D’Souza', paise: 0 },
      { customer_id: 5, name: 'Lakshmi Venkataramana Subrahmanyam', paise: 0 },
      { customer_id: 6, name: 'Ravi Nishad', paise: 0 },
    ],
  },
  {
    name: 'shows a balance below 0 last, when somebody paid too much',
    hint: 'Order by the balance, descending. A negative balance is smaller than 0.',
    setup: `delete from entries; delete from customers where customer_id > 2;
      insert into entries values (1, 1, 'payment', 500, '', '2026-04-01'), (2, 2, 'credit', 300, '', '2026-04-01')`,
    expect: [
      { customer_id: 2, name: 'Abdul Rehman', paise: 300 },
      { customer_id: 1, name: 'Savitri Devi', paise: -500 },
    ],
  },
]
