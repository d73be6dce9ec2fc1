export default [
  {
    name: 'lists the tree with its depth',
    hint: 'Start with the roots; each step joins the children. Order by the path.',
    run: `select * from tree`,
    expect: [{ name: 'Places', depth: 0 }, { name: 'Kerala', depth: 1 }, { name: 'Kochi', depth: 2 }, { name: 'Fort Kochi', depth: 3 }, { name: 'Science', depth: 0 }, { name: 'Botany', depth: 1 }],
  },
  {
    name: 'prints the path from the root',
    hint: 'Walk up from the subject, then put the names together in the other direction.',
    run: `select * from fort_kochi_path`,
    expect: [{ path: 'Places > Kerala > Kochi > Fort Kochi' }],
  },
  {
    name: 'adds up each root with everything below it',
    hint: 'Carry the number of the root through the recursion.',
    run: `select * from totals`,
    expect: [{ name: 'Places', subjects: 4, titles: 11 }, { name: 'Science', subjects: 2, titles: 10 }],
  },
  {
    name: 'finds the subject without a parent',
    hint: 'The parent is named, but not there.',
    run: `select * from orphans`,
    expect: [{ name: 'Lost' }],
  },
]
