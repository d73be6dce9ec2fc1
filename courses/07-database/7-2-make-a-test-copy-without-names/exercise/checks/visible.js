export default [
  {
    name: 'gives every member a new number and a name without a person',
    hint: 'row_number() over (order by gen_random_uuid()) + 100000 in a list of old and new numbers.',
    run: `select count(*) as members, count(*) filter (where member_id > 100000) as renumbered, count(*) filter (where name = 'Member ' || member_id) as named from members`,
    expect: [{ members: 7, renumbered: 7, named: 7 }],
  },
  {
    name: 'masks phones, and keeps missing ones missing',
    hint: 'case when phone is null then null else … end',
    run: `select count(*) filter (where phone is null) as missing, count(*) filter (where phone = '90000' || right(member_id::text, 5)) as masked from members`,
    expect: [{ missing: 2, masked: 5 }],
  },
  {
    name: 'keeps loans together with their members',
    hint: 'Update loans with the same list, before it is dropped.',
    run: `select m.branch, to_char(m.joined_on, 'YYYY-MM') as joined, count(*) as loans, count(*) filter (where l.returned_on > l.due_on) as late from loans l join members m on m.member_id = l.member_id group by m.branch, joined order by m.branch, joined`,
    expect: [
      { branch: 'Aluva', joined: '2020-01', loans: 4, late: 1 },
      { branch: 'Aluva', joined: '2022-07', loans: 2, late: 1 },
      { branch: 'Fort Kochi', joined: '2019-06', loans: 5, late: 1 },
      { branch: 'Fort Kochi', joined: '2021-03', loans: 2, late: 0 },
      { branch: 'Fort Kochi', joined: '2023-02', loans: 3, late: 0 },
      { branch: 'Kakkanad', joined: '2021-11', loans: 4, late: 1 },
    ],
  },
  {
    name: 'finds the other table that knows the old numbers',
    hint: 'Nothing protects visits, so nothing complains if you forget them.',
    run: `select m.branch, count(*) as visits, min(v.visited_on) as first from visits v join members m on m.member_id = v.member_id group by m.branch order by m.branch`,
    expect: [
      { branch: 'Aluva', visits: 6, first: '2024-01-10' },
      { branch: 'Fort Kochi', visits: 10, first: '2024-01-08' },
      { branch: 'Kakkanad', visits: 4, first: '2024-03-05' },
    ],
  },
  {
    name: 'coarsens the day of joining, and no other day',
    hint: 'date_trunc(…)::date. Reports by day of lending must still work.',
    run: `select array_agg(distinct joined_on::text order by joined_on::text) as joined, (select count(distinct lent_on) from loans) as lending_days from members`,
    expect: [
      {
        joined: ['2019-06-01', '2020-01-01', '2021-03-01', '2021-11-01', '2022-07-01', '2023-02-01', '2024-12-01'],
        lending_days: 20,
      },
    ],
  },
  {
    name: 'removes free text',
    hint: 'Names and phone numbers hide in notes.',
    run: `select count(*) as remarks, count(note) as notes from remarks`,
    expect: [{ remarks: 3, notes: 0 }],
  },
]
