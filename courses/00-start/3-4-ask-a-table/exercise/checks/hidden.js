export default [
  {
    name: 'shows products of every kind and price',
    hint: 'Only the stock decides. You need one condition after where.',
    setup: `delete from products; insert into products values ('Kesar 1 g', 'spice', 450, 4), ('Pencil', 'school', 5, 1), ('Besan 1 kg', 'grain', 95, 30)`,
    expect: [
      { name: 'Pencil', stock: 1 },
      { name: 'Kesar 1 g', stock: 4 },
    ],
  },
  {
    name: 'shows nothing when the shop is full',
    hint: 'With every stock at 10 or more, no row fits where stock < 10.',
    setup: `update products set stock = 100`,
    expect: [],
  },
]
