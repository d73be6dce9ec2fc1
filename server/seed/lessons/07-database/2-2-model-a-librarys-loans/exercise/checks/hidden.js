export default [
  {
    name: 'refuses a second borrower for a period in the past',
    hint: 'The range of a loan that is over counts too.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, lent_at, due_on, returned_at) values ('KL-1957-0007', 1, '2025-03-01 10:00+05:30', '2025-03-22', '2025-03-10 17:30+05:30'), ('KL-1957-0007', 2, '2025-03-05 09:00+05:30', '2025-03-26', '2025-03-06 09:00+05:30')`,
    throws: 'violates exclusion constraint',
  },
  {
    name: 'refuses a second fine for a loan',
    hint: 'unique, or a key that contains the loan.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, due_on) values ('KL-1957-0007', 1, '2099-01-01'); insert into fines (loan_id, rupees) values (1, 5), (1, 6)`,
    throws: 'violates unique constraint',
  },
  {
    name: 'refuses a fine of 0 rupees',
    hint: 'A check on the amount.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, due_on) values ('KL-1957-0007', 1, '2099-01-01'); insert into fines (loan_id, rupees) values (1, 0)`,
    throws: 'violates check constraint',
  },
  {
    name: 'refuses to delete a member who has a loan',
    hint: 'A foreign key without on delete refuses it.',
    run: `insert into titles (name) values ('Chemmeen'); insert into copies values ('KL-1957-0007', 1); insert into members (name) values ('Anjali'), ('Faisal'); insert into loans (accession_no, member_id, due_on) values ('KL-1957-0007', 1, '2099-01-01'); delete from members where member_id = 1`,
    throws: 'violates foreign key constraint',
  },
]
