export default [
  {
    name: 'shows the four products with a stock below 10, lowest first',
    hint: 'After from products, write where stock < 10 and then order by stock. The semicolon moves to the very end.',
    expect: [
      { name: 'Matchbox', stock: 0 },
      { name: 'Haldi 100 g', stock: 3 },
      { name: 'Elaichi 50 g', stock: 6 },
      { name: 'Atta 1 kg', stock: 8 },
    ],
  },
  {
    name: 'leaves out a product with a stock of exactly 10',
    hint: 'Less than 10 doesn’t include 10. Use < and not <=.',
    setup: `delete from products; insert into products values ('Salt 1 kg', 'grain', 28, 10), ('Tea 250 g', 'home', 120, 9)`,
    expect: [{ name: 'Tea 250 g', stock: 9 }],
  },
  {
    name: 'sorts new products too',
    hint: 'Put order by stock at the end of the query: the stock decides, not the name. Without it, the order can be any.',
    setup: `delete from products; insert into products values ('Oil 1 l', 'home', 150, 7), ('Sugar 1 kg', 'grain', 45, 2), ('Poha 500 g', 'grain', 40, 5)`,
    expect: [
      { name: 'Sugar 1 kg', stock: 2 },
      { name: 'Poha 500 g', stock: 5 },
      { name: 'Oil 1 l', stock: 7 },
    ],
  },
]
