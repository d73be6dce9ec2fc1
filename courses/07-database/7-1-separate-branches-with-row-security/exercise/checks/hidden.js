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
]
