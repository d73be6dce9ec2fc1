export default [
  {
    name: 'lets the old version order, and fills the paise',
    hint: '1.0 sends only total_rupees. A trigger before insert sets total_paise.',
    run: `insert into orders (shop, total_rupees) values ('peelamedu', 1286.77) returning total_rupees, total_paise`,
    expect: [{ total_rupees: 1286.77, total_paise: 128677 }],
  },
  {
    name: 'lets the new version order, and fills the rupees',
    hint: '1.1 sends only total_paise. The trigger fills total_rupees before PostgreSQL asks whether it is empty.',
    run: `insert into orders (shop, total_paise) values ('peelamedu', 128677) returning total_rupees, total_paise`,
    expect: [{ total_rupees: 1286.77, total_paise: 128677 }],
  },
  {
    name: 'keeps both equal when the old version corrects an order',
    hint: 'The trigger is for update too: which column has changed?',
    run: `insert into orders (shop, total_rupees) values ('town-hall', 10);
update orders set total_rupees = 99.50 where shop = 'town-hall';
select total_rupees, total_paise from orders where shop = 'town-hall'`,
    expect: [{ total_rupees: 99.5, total_paise: 9950 }],
  },
  {
    name: 'keeps all orders that were there',
    hint: 'Nothing is dropped or renamed in this step.',
    run: `select count(*)::int as orders, sum(total_rupees) as rupees from orders`,
    expect: [{ orders: 200, rupees: 249719 }],
  },
]
