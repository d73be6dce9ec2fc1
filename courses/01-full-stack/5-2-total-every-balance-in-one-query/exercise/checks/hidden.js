export default [
  {
    name: 'keeps two customers with the same name apart',
    hint: 'Group by the id, not by the name.',
    setup: `delete from entries; delete from customers;
      insert into customers values (8, 'Ravi Nishad', 'Lal Bagh'), (7, 'Ravi Nishad', 'Mandi Gate');
      insert into entries values (1, 8, 'credit', 200, '', '2026-04-01'), (2, 7, 'credit', 100, '', '2026-04-01')`,
    expect: [
      { customer_id: 8, name: 'Ravi Nishad', paise: 200 },
      { customer_id: 7, name: 'Ravi Nishad', paise: 100 },
    ],
  },
  {
    name: 'orders equal balances by id',
    hint: 'Without a second rule, the order of equal rows is left to chance.',
    setup: `delete from entries; delete from customers;
      insert into customers select i, 'Customer ' || i, null from generate_series(1, 4) as i order by i desc;
      insert into entries select i, i, 'credit', 700, '', '2026-04-01' from generate_series(1, 4) as i order by i desc`,
    expect: [
      { customer_id: 1, name: 'Customer 1', paise: 700 },
      { customer_id: 2, name: 'Customer 2', paise: 700 },
      { customer_id: 3, name: 'Customer 3', paise: 700 },
      { customer_id: 4, name: 'Customer 4', paise: 700 },
    ],
  },
  {
    name: 'adds up large balances exactly',
    hint: 'The sum of bigint is numeric: it stays exact. Don’t cast it to a floating-point type.',
    setup: `delete from entries; delete from customers where customer_id > 1;
      insert into entries values (1, 1, 'credit', 4503599627370497, '', '2026-04-01'), (2, 1, 'credit', 4503599627370496, '', '2026-04-01')`,
    expect: [{ customer_id: 1, name: 'Savitri Devi', paise: '9007199254740993' }],
  },
]
