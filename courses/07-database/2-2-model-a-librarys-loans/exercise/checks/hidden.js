export default [
  {
    name: 'refuses a second borrower for a period in the past',
    hint: 'The range of a loan that is over counts too.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, lent_at, due_on, returned_at) values ('KL-1957-0007', 1, '2025-03-01 10:00+05:30', '2025-03-22', '2025-03-10 17:30+05:30'); create temp table refused (code text); do $$ begin insert into loans (accession_no, member_id, lent_at, due_on, returned_at) values ('KL-1957-0007', 2, '2025-03-05 09:00+05:30', '2025-03-26', '2025-03-06 09:00+05:30'); exception when others then insert into refused values (sqlstate); end $$; select code, (select array_agg(member_id) from loans) as borrowers from refused`,
    expect: [{ code: '23P01', borrowers: [1] }],
  },
  {
    name: 'refuses a second fine for a loan',
    hint: 'unique, or a key that contains the loan.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, due_on) values ('KL-1957-0007', 1, '2099-01-01'); insert into fines (loan_id, rupees) values (1, 5); create temp table refused (code text); do $$ begin insert into fines (loan_id, rupees) values (1, 6); exception when others then insert into refused values (sqlstate); end $$; select code, (select array_agg(rupees) from fines) as fines from refused`,
    expect: [{ code: '23505', fines: [5] }],
  },
  {
    name: 'refuses a fine of 0 rupees',
    hint: 'A check on the amount.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, due_on) values ('KL-1957-0007', 1, '2099-01-01'); create temp table refused (code text); do $$ begin insert into fines (loan_id, rupees) values (1, 0); exception when others then insert into refused values (sqlstate); end $$; select code, (select count(*) from fines) as fines from refused`,
    expect: [{ code: '23514', fines: 0 }],
  },
  {
    name: 'refuses to delete a member who has a loan',
    hint: 'A foreign key without on delete refuses it.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, due_on) values ('KL-1957-0007', 1, '2099-01-01'); create temp table refused (code text); do $$ begin delete from members where member_id = 1; exception when others then insert into refused values (sqlstate); end $$; select replace(code, '23001', '23503') as code, (select array_agg(name order by name) from members) as members from refused`,
    expect: [{ code: '23503', members: ['Anjali', 'Faisal'] }],
  },
  {
    name: 'refuses a fine for a loan that doesn’t exist, or for none',
    hint: 'A fine belongs to a loan: a foreign key, and not null.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, due_on) values ('KL-1957-0007', 1, '2099-01-01'); create temp table refused (code text); do $$ begin insert into fines (loan_id, rupees) values (99, 5); exception when others then insert into refused values (sqlstate); end $$; do $$ begin insert into fines (loan_id, rupees) values (null, 5); exception when others then insert into refused values (sqlstate); end $$; select array_agg(code order by code) as codes, (select count(*) from fines) as fines from refused`,
    expect: [{ codes: ['23502', '23503'], fines: 0 }],
  },
  {
    name: 'refuses a loan without a copy or without a member',
    hint: 'A foreign key alone lets null through. not null refuses it.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, due_on) values ('KL-1957-0007', 1, '2099-01-01'); create temp table refused (code text); do $$ begin insert into loans (accession_no, member_id, due_on) values (null, 1, '2099-01-01'); exception when others then insert into refused values (sqlstate); end $$; do $$ begin insert into loans (accession_no, member_id, lent_at, due_on, returned_at) values ('KL-1957-0007', null, '2001-01-01', '2001-01-22', '2001-01-20'); exception when others then insert into refused values (sqlstate); end $$; select coalesce(array_agg(code), '{}') as codes, (select array_agg(member_id) from loans) as borrowers from refused`,
    expect: [{ codes: ['23502', '23502'], borrowers: [1] }],
  },
  {
    name: 'refuses a fine without an amount',
    hint: 'A check lets null through: unknown is not false.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, due_on) values ('KL-1957-0007', 1, '2099-01-01'); create temp table refused (code text); do $$ begin insert into fines (loan_id, rupees) values (1, null); exception when others then insert into refused values (sqlstate); end $$; select code, (select count(*) from fines) as fines from refused`,
    expect: [{ code: '23502', fines: 0 }],
  },
  {
    name: 'lends two different copies at the same time',
    hint: 'The periods of two copies may overlap. The rule needs accession_no with = as well.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1), ('KL-1978-0412', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, lent_at, due_on) values ('KL-1957-0007', 1, '2025-03-01 10:00+05:30', '2025-03-22'), ('KL-1978-0412', 1, '2025-03-01 10:00+05:30', '2025-03-22'); select accession_no, member_id from loans order by accession_no`,
    expect: [{ accession_no: 'KL-1957-0007', member_id: 1 }, { accession_no: 'KL-1978-0412', member_id: 1 }],
  },
]
