export default [
  {
    name: 'keeps a title that has a copy but no loan',
    hint: 'A copy alone is not a loan.',
    setup: `delete from fines; delete from loans where copy_id = 112`,
    run: `select * from never_lent`,
    expect: [{ name: 'Balyakalasakhi' }, { name: 'Godan' }, { name: 'Harbour Kitchen Notes' }, { name: 'Indulekha' }],
  },
  {
    name: 'keeps two members with the same name apart',
    hint: 'Group by the member’s number too.',
    setup: `delete from fines; delete from loans; delete from members where member_id > 1; insert into members values (9, 'Anjali Menon', 'Aluva', null, '2024-01-01'); insert into loans values (1, 101, 1, '2024-01-01', '2024-01-22', null)`,
    run: `select * from borrowers`,
    expect: [{ name: 'Anjali Menon', times: 1 }, { name: 'Anjali Menon', times: 0 }],
  },
  {
    name: 'uses the branch of the member, not that of the copy',
    hint: 'A member of Aluva can borrow a copy from Fort Kochi.',
    setup: `insert into fines values (5, 20, 10, null)`,
    run: `select * from unpaid_fines`,
    expect: [{ branch: 'Kakkanad', unpaid: 46 }, { branch: 'Aluva', unpaid: 38 }],
  },
  {
    name: 'a title of 1950 is not from before 1950',
    hint: 'Before 1950 means smaller than 1950.',
    setup: `insert into titles values (12, 'Exactly Fifty', null, 'Hindi', 1950)`,
    run: `select * from languages where language = 'Hindi'`,
    expect: [{ language: 'Hindi', titles: 2, before_1950: 1 }],
  },
]
