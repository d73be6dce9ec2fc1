export default [
  {
    name: 'counts the members without a phone number',
    hint: 'Null is never equal to anything, not even to null.',
    run: `select * from no_phone`,
    expect: [{ members: 2 }],
  },
  {
    name: 'counts titles by other authors, and those without an author',
    hint: 'is distinct from compares null like a value.',
    run: `select * from not_by_narayan`,
    expect: [{ titles: 10 }],
  },
  {
    name: 'counts titles of years without an English title',
    hint: 'One null in the list makes every not in unknown. not exists doesn’t have this trap.',
    run: `select * from only_malayalam_years`,
    expect: [{ titles: 5 }],
  },
  {
    name: 'counts open loans until 31 December',
    hint: 'coalesce gives a value in place of null.',
    run: `select * from days_out where loan_id > 17`,
    expect: [{ loan_id: 18, days: 29 }, { loan_id: 19, days: 22 }, { loan_id: 20, days: 15 }],
  },
  {
    name: 'lists open loans first, then the newest return',
    hint: 'desc turns the order round; nulls first says where null goes.',
    run: `select * from loans_of_anjali`,
    expect: [{ loan_id: 18, returned_on: null }, { loan_id: 15, returned_on: '2024-10-21' }, { loan_id: 10, returned_on: '2024-07-18' }, { loan_id: 7, returned_on: '2024-04-20' }, { loan_id: 1, returned_on: '2024-01-25' }],
  },
]
