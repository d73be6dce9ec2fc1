export default [
  {
    name: 'shows what every member owes',
    hint: 'A left join from members, and coalesce for those without entries.',
    run: `insert into entries (member_id, kind, rupees) values (1, 'fine', 18), (1, 'fine', 28), (2, 'fine', 20); select * from balances where member_id < 4 order by member_id`,
    expect: [{ member_id: 1, owes: 46 }, { member_id: 2, owes: 20 }, { member_id: 3, owes: 0 }],
  },
  {
    name: 'takes a payment and returns the rest',
    hint: 'Add up what is owed, insert the payment as a negative amount, return the difference.',
    run: `insert into entries (member_id, kind, rupees) values (1, 'fine', 18), (1, 'fine', 28), (2, 'fine', 20); select pay(1, 18, 'R-0001') as rest`,
    expect: [{ rest: 28 }],
  },
  {
    name: 'refuses more than is owed',
    hint: 'Compare with the sum before the insert, and raise an exception.',
    run: `insert into entries (member_id, kind, rupees) values (1, 'fine', 18), (1, 'fine', 28), (2, 'fine', 20);
      create temp table outcome (result text);
      do $$
      begin
        perform pay(2, 50, 'R-0002');
        insert into outcome values ('accepted');
      exception
        when undefined_function or undefined_table then raise;
        when others then insert into outcome values ('refused');
      end $$;
      select result, (select count(*) from entries where kind = 'payment')::int as payments from outcome`,
    expect: [{ result: 'refused', payments: 0 }],
  },
  {
    name: 'refuses to change an entry',
    hint: 'A trigger before update that raises an exception.',
    run: `insert into entries (member_id, kind, rupees) values (1, 'fine', 18), (1, 'fine', 28), (2, 'fine', 20);
      create temp table outcome (result text);
      do $$
      begin
        update entries set rupees = 1;
        insert into outcome values ('accepted');
      exception
        when undefined_function or undefined_table then raise;
        when others then insert into outcome values ('refused');
      end $$;
      select result, (select sum(rupees) from entries)::int as total from outcome`,
    expect: [{ result: 'refused', total: 66 }],
  },
  {
    name: 'refuses a fine below 0',
    hint: 'A check that the sign fits the kind.',
    run: `insert into entries (member_id, kind, rupees) values (1, 'fine', -5)`,
    throws: 'violates check constraint',
  },
]
