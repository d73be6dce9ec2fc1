export default [
  {
    name: 'keeps both equal when the new version corrects an order',
    hint: 'If total_paise has changed, calculate the rupees from it.',
    run: `insert into orders (shop, total_paise) values ('town-hall', 1000);
update orders set total_paise = 9950 where shop = 'town-hall';
select total_rupees, total_paise from orders where shop = 'town-hall'`,
    expect: [{ total_rupees: 99.5, total_paise: 9950 }],
  },
  {
    name: 'stores whole paise without a rounding error',
    hint: 'round(total_rupees * 100), in numeric and not in floating point.',
    run: `insert into orders (shop, total_rupees) values ('town-hall', 19.99), ('town-hall', 1.15), ('town-hall', 99999999.99);
select total_paise from orders where shop = 'town-hall' order by total_paise`,
    expect: [{ total_paise: 115 }, { total_paise: 1999 }, { total_paise: 9999999999 }],
  },
  {
    name: 'refuses an amount of nothing from the new version too',
    hint: 'The old check on rupees still holds if the trigger fills them before the row is checked.',
    run: `create temp table caught (state text);
do $$ begin insert into orders (shop, total_paise) values ('town-hall', 0); exception when others then insert into caught values (sqlstate); end $$;
select state, (select count(*)::int from orders where shop = 'town-hall') as stored from caught`,
    expect: [{ state: '23514', stored: 0 }],
  },
  {
    name: "doesn't demand paise of old rows yet",
    hint: 'Old rows are filled in the next step: total_paise may be null now.',
    run: `select count(*) filter (where total_paise is null)::int as without_paise, (select is_nullable from information_schema.columns where table_name = 'orders' and column_name = 'total_paise') as nullable from orders`,
    expect: [{ without_paise: 200, nullable: 'YES' }],
  },
  {
    name: 'leaves an old order alone when something else changes',
    hint: 'An update of the shop changes neither amount nor fails.',
    run: `update orders set shop = 'town-hall' where order_id = 17;
select shop, total_rupees, total_paise is null as untouched from orders where order_id = 17`,
    expect: [{ shop: 'town-hall', total_rupees: 1386.23, untouched: true }],
  },
]
