export default [
  {
    name: 'refuses to truncate the entries',
    hint: 'A trigger can be for update, delete and truncate, for each statement.',
    run: `insert into entries (member_id, kind, rupees) values (1, 'fine', 18), (1, 'fine', 28), (2, 'fine', 20);
      create temp table outcome (result text);
      do $$
      begin
        truncate entries;
        insert into outcome values ('accepted');
      exception
        when undefined_function or undefined_table then raise;
        when others then insert into outcome values ('refused');
      end $$;
      select result, (select count(*) from entries)::int as entries from outcome`,
    expect: [{ result: 'refused', entries: 3 }],
  },
  {
    name: 'refuses to delete an entry',
    hint: 'The trigger has to be for delete, too.',
    run: `insert into entries (member_id, kind, rupees) values (1, 'fine', 18), (1, 'fine', 28), (2, 'fine', 20);
      create temp table outcome (result text);
      do $$
      begin
        delete from entries where member_id = 2;
        insert into outcome values ('accepted');
      exception
        when undefined_function or undefined_table then raise;
        when others then insert into outcome values ('refused');
      end $$;
      select result, (select count(*) from entries)::int as entries from outcome`,
    expect: [{ result: 'refused', entries: 3 }],
  },
  {
    name: 'refuses the same receipt number twice',
    hint: 'unique.',
    run: `insert into entries (member_id, kind, rupees) values (1, 'fine', 18), (1, 'fine', 28), (2, 'fine', 20); select pay(1, 5, 'R-0001'); select pay(2, 5, 'R-0001')`,
    throws: 'unique constraint',
  },
  {
    name: 'refuses to reverse an entry twice',
    hint: 'Each entry can be named by one reversal only: unique.',
    run: `insert into entries (member_id, kind, rupees) values (1, 'fine', 18), (1, 'fine', 28), (2, 'fine', 20); insert into entries (member_id, kind, rupees, reverses) values (1, 'reversal', -18, 1), (1, 'reversal', -18, 1)`,
    throws: 'unique constraint',
  },
  {
    name: 'refuses a reversal that names no entry',
    hint: 'A check that compares the kind with reverses is not null.',
    run: `insert into entries (member_id, kind, rupees) values (1, 'fine', 18), (1, 'fine', 28), (2, 'fine', 20); insert into entries (member_id, kind, rupees) values (1, 'reversal', -18)`,
    throws: 'violates check constraint',
  },
  {
    name: 'adds up fines, payments and reversals',
    hint: 'The balance is the sum of all entries.',
    run: `insert into entries (member_id, kind, rupees) values (1, 'fine', 18), (1, 'fine', 28), (2, 'fine', 20); select pay(1, 18, 'R-0001'); insert into entries (member_id, kind, rupees, reverses) values (1, 'reversal', -28, 2); select owes from balances where member_id = 1`,
    expect: [{ owes: 0 }],
  },
  {
    name: 'accepts a fine of one rupee and a waiver',
    hint: 'A fine is above 0; payments and waivers are below 0.',
    run: `insert into entries (member_id, kind, rupees) values (1, 'fine', 1), (1, 'fine', 0.50), (1, 'waiver', -0.50); select owes from balances where member_id = 1`,
    expect: [{ owes: 1 }],
  },
  {
    name: 'refuses a payment above 0',
    hint: 'A payment lowers the balance, so it is below 0.',
    run: `insert into entries (member_id, kind, rupees) values (1, 'payment', 0.50)`,
    throws: 'violates check constraint',
  },
  {
    name: 'takes everything that is owed, to the last rupee',
    hint: 'Only more than is owed is refused.',
    run: `insert into entries (member_id, kind, rupees) values (1, 'fine', 18), (1, 'fine', 28), (2, 'fine', 20); select pay(2, 20, 'R-0001') as rest`,
    expect: [{ rest: 0 }],
  },
  {
    name: 'lets two payments of a member take turns',
    hint: 'Lock before you add up: for update on the member’s row, as in the lesson.',
    run: `with pay as (select regexp_replace(prosrc, '--[^\\n]*', '', 'g') as body from pg_proc where proname = 'pay') select case when split_part(regexp_replace(body, 'sum\\s*\\(|balances', '§', 'i'), '§', 1) ~* 'for\\s+(no\\s+key\\s+)?update|pg_advisory_xact_lock|lock\\s+table|update\\s+members' then 'one after the other' else 'both at once' end as payments from pay`,
    expect: [{ payments: 'one after the other' }],
  },
]
