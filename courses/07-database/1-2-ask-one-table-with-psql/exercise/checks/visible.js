export default [
  {
    name: 'lists the titles from before 1950, oldest first',
    hint: 'A condition comes after where, the order after order by.',
    run: `select * from old_titles`,
    expect: [{ name: 'Indulekha', published: 1889 }, { name: 'Godan', published: 1936 }, { name: 'Malgudi Days', published: 1943 }, { name: 'Balyakalasakhi', published: 1944 }],
  },
  {
    name: 'lists the members at Fort Kochi',
    hint: "Text goes in single quotes: branch = 'Fort Kochi'",
    run: `select * from fort_kochi_members`,
    expect: [{ name: 'Anjali Menon' }, { name: 'Grace Kurian' }, { name: 'Meera Joseph' }],
  },
  {
    name: 'counts the loans of the first quarter',
    hint: 'From 1 January on, and before 1 April: two conditions with and.',
    run: `select * from first_quarter`,
    expect: [{ loans: 6 }],
  },
  {
    name: 'lists the three newest loans',
    hint: 'desc turns the order round, limit takes the first rows.',
    run: `select * from newest_loans`,
    expect: [{ loan_id: 20, lent_on: '2024-12-16' }, { loan_id: 19, lent_on: '2024-12-09' }, { loan_id: 18, lent_on: '2024-12-02' }],
  },
]
