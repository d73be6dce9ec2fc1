export default [
  {
    name: 'shows no other branch through the view',
    hint: 'A view has the rights of its owner, unless it is a security_invoker view.',
    run: `set role counter_aluva; select distinct branch from phone_list`,
    expect: [{ branch: 'Aluva' }],
  },
  {
    name: 'refuses a new member of another branch',
    hint: 'with check counts for insert, too.',
    run: `set role counter_aluva; insert into members values (9001, 'Nobody', 'Fort Kochi', null, '2025-01-01')`,
    throws: 'row-level security',
  },
  {
    name: 'refuses a loan of another branch’s member',
    hint: 'The policy on loans needs with check.',
    run: `set role counter_aluva; insert into loans values (9001, 102, 1, '2025-01-01', '2025-01-22', null)`,
    throws: 'row-level security',
  },
  {
    name: 'refuses to delete members',
    hint: 'Don’t grant delete.',
    run: `set role counter_aluva; delete from members`,
    throws: 'permission denied',
  },
  {
    name: 'lets a counter add a loan of its own member',
    hint: 'The policy must not be stricter than the rule.',
    run: `set role counter_aluva; insert into loans values (9002, 102, 2, '2025-01-01', '2025-01-22', null) returning loan_id`,
    expect: [{ loan_id: 9002 }],
  },
  {
    name: 'forces row security on both tables',
    hint: 'alter table … force row level security binds the owner too.',
    run: `select relname as name, relrowsecurity as enabled, relforcerowsecurity as forced from pg_class where relname in ('loans', 'members') order by relname`,
    expect: [{ name: 'loans', enabled: true, forced: true }, { name: 'members', enabled: true, forced: true }],
  },
  {
    name: 'follows a counter that moves to another branch',
    hint: 'The branch comes from the table staff, not from the name of the role.',
    run: `update staff set branch = 'Kakkanad' where role_name = 'counter_fort'; set role counter_fort; select name from members order by name`,
    expect: [{ name: 'Harish Nair' }, { name: 'Rahul Das' }],
  },
  {
    name: 'refuses a counter that gives itself another branch',
    hint: 'A counter may read staff, and nothing else.',
    run: `set role counter_aluva; update staff set branch = 'Fort Kochi'`,
    throws: 'permission denied',
  },
  {
    name: 'lets a counter take back a book of its own member, and no other',
    hint: 'The policy on loans is for update, too. Loans of other branches don’t exist for this role.',
    run: `set role counter_aluva; update loans set returned_on = '2025-01-05' where returned_on is null returning loan_id`,
    expect: [{ loan_id: 20 }],
  },
]
