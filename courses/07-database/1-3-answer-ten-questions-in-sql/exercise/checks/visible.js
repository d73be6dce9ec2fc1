export default [
  {
    name: 'finds titles that were never lent',
    hint: 'not exists with a query that joins copies and loans.',
    run: `select * from never_lent`,
    expect: [{ name: 'Balyakalasakhi' }, { name: 'Harbour Kitchen Notes' }, { name: 'Indulekha' }],
  },
  {
    name: 'counts the copies of each branch',
    hint: 'group by branch, and count(*) counts the rows of each group.',
    run: `select * from copies_per_branch`,
    expect: [{ branch: 'Fort Kochi', copies: 7 }, { branch: 'Aluva', copies: 4 }, { branch: 'Kakkanad', copies: 3 }],
  },
  {
    name: 'counts the loans of every member',
    hint: 'A left join keeps members without loans. Count a column of loans, not *.',
    run: `select * from borrowers`,
    expect: [{ name: 'Anjali Menon', times: 5 }, { name: 'Faisal Rahman', times: 4 }, { name: 'Harish Nair', times: 4 }, { name: 'Meera Joseph', times: 3 }, { name: 'Grace Kurian', times: 2 }, { name: 'Lakshmi Pillai', times: 2 }, { name: 'Rahul Das', times: 0 }],
  },
  {
    name: 'counts the titles of each language, and the old ones',
    hint: 'count(*) filter (where …) counts only some rows of a group.',
    run: `select * from languages`,
    expect: [{ language: 'English', titles: 4, before_1950: 1 }, { language: 'Hindi', titles: 1, before_1950: 1 }, { language: 'Malayalam', titles: 6, before_1950: 2 }],
  },
  {
    name: 'adds up the unpaid fines of each branch',
    hint: 'From fines to loans to members; unpaid fines have no date in paid_on.',
    run: `select * from unpaid_fines`,
    expect: [{ branch: 'Kakkanad', unpaid: 46 }, { branch: 'Aluva', unpaid: 28 }],
  },
]
