export default [
  {
    name: 'shows Aluva its own members',
    hint: 'enable row level security, then a policy with using.',
    run: `set role counter_aluva; select name from members order by name`,
    expect: [{ name: 'Faisal Rahman' }, { name: 'Lakshmi Pillai' }],
  },
  {
    name: 'shows Fort Kochi its own members',
    hint: 'The policy asks my_branch().',
    run: `set role counter_fort; select name from members order by name`,
    expect: [{ name: 'Anjali Menon' }, { name: 'Grace Kurian' }, { name: 'Meera Joseph' }],
  },
  {
    name: 'shows Aluva only the loans of its members',
    hint: 'A policy on loans that looks for the member.',
    run: `set role counter_aluva; select count(*) as loans, count(distinct member_id) as members from loans`,
    expect: [{ loans: 6, members: 2 }],
  },
  {
    name: 'refuses to move a member to another branch',
    hint: 'with check is for the row as it is after the change.',
    run: `set role counter_aluva; update members set branch = 'Fort Kochi'`,
    throws: 'row-level security',
  },
]
