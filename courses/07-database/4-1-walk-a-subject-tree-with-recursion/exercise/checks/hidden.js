export default [
  {
    name: 'puts a new child below its parent',
    hint: 'Order by a path, not by number or depth.',
    run: `insert into subjects values (10, 2, 'Wayanad', 1); select name from tree where depth > 0`,
    expect: [{ name: 'Kerala' }, { name: 'Kochi' }, { name: 'Fort Kochi' }, { name: 'Wayanad' }, { name: 'Botany' }],
  },
  {
    name: 'follows the path when a subject moves',
    hint: 'Read the parents from the table.',
    run: `update subjects set parent_id = 1 where name = 'Kochi'; select * from fort_kochi_path`,
    expect: [{ path: 'Places > Kochi > Fort Kochi' }],
  },
  {
    name: 'counts a root without children',
    hint: 'A root counts itself.',
    run: `insert into subjects values (11, null, 'Arts', 7); select * from totals where name = 'Arts'`,
    expect: [{ name: 'Arts', subjects: 1, titles: 7 }],
  },
]
