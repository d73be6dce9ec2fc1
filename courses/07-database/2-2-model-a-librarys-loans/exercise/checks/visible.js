export default [
  {
    name: 'lends a copy again half an hour after it came back',
    hint: 'A range [from, to) doesn’t contain its end. tstzrange makes such ranges.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, lent_at, due_on, returned_at) values ('KL-1957-0007', 1, '2025-03-01 10:00+05:30', '2025-03-22', '2025-03-10 17:30+05:30'), ('KL-1957-0007', 2, '2025-03-10 18:00+05:30', '2025-03-31', null); select count(*) as loans from loans`,
    expect: [{ loans: 2 }],
  },
  {
    name: 'refuses to lend a copy that is out',
    hint: 'An exclusion constraint: the same copy and overlapping ranges. The lesson has one.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, lent_at, due_on) values ('KL-1957-0007', 1, '2025-03-01 10:00+05:30', '2025-03-22'); create temp table refused (code text); do $$ begin insert into loans (accession_no, member_id, lent_at, due_on) values ('KL-1957-0007', 2, '2025-03-12 09:00+05:30', '2025-04-02'); exception when others then insert into refused values (sqlstate); end $$; select code, (select array_agg(member_id) from loans) as borrowers from refused`,
    expect: [{ code: '23P01', borrowers: [1] }],
  },
  {
    name: 'refuses a loan of a copy that doesn’t exist',
    hint: 'references makes a foreign key.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, due_on) values ('KL-1957-0007', 2, '2099-01-01'); create temp table refused (code text); do $$ begin insert into loans (accession_no, member_id, due_on) values ('KL-2099-0001', 1, '2099-01-01'); exception when others then insert into refused values (sqlstate); end $$; select code, (select array_agg(accession_no) from loans) as lent from refused`,
    expect: [{ code: '23503', lent: ['KL-1957-0007'] }],
  },
  {
    name: 'refuses a return before the lending',
    hint: 'A check can compare two columns of a row.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); create temp table refused (code text); do $$ begin insert into loans (accession_no, member_id, lent_at, due_on, returned_at) values ('KL-1957-0007', 1, '2024-03-01 10:00+05:30', '2024-03-22', '2024-02-20 10:00+05:30'); exception when others then insert into refused values (sqlstate); end $$; select replace(code, '22000', '23514') as code, (select count(*) from loans) as loans from refused`,
    expect: [{ code: '23514', loans: 0 }],
  },
  {
    name: 'keeps 35 paise exact',
    hint: 'numeric(8, 2) keeps decimals exact, float doesn’t.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, due_on) values ('KL-1957-0007', 1, '2099-01-01'); insert into fines (loan_id, rupees) values (1, 0.35); select rupees * 3 as three from fines`,
    expect: [{ three: 1.05 }],
  },
]
