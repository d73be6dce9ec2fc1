-- Good data first, then six inserts that must fail.  Run:  psql -d kochi -f proof.sql
insert into titles (name, authors, language, published) values ('Chemmeen', '{Thakazhi Sivasankara Pillai}', 'Malayalam', 1956);
insert into copies values ('KL-1957-0007', 1);
insert into members (member_no, name, phone) values ('M-101', 'Anjali Menon', '9847000001'), ('M-102', 'Faisal Rahman', null);
insert into loans (accession_no, member_id, lent_at, due_on, returned_at)
values ('KL-1957-0007', 1, '2025-03-01 10:00+05:30', '2025-03-22', '2025-03-10 17:30+05:30');

-- Lent again half an hour after it came back: accepted.
insert into loans (accession_no, member_id, lent_at, due_on)
values ('KL-1957-0007', 2, '2025-03-10 18:00+05:30', '2025-03-31');

-- 1. The same copy to a second person while it is out.
-- ERROR:  conflicting key value violates exclusion constraint "one_borrower_at_a_time"
insert into loans (accession_no, member_id, lent_at, due_on)
values ('KL-1957-0007', 1, '2025-03-12 09:00+05:30', '2025-04-02');

-- 2. The same, entered later for a day in the past.
-- ERROR:  conflicting key value violates exclusion constraint "one_borrower_at_a_time"
insert into loans (accession_no, member_id, lent_at, due_on, returned_at)
values ('KL-1957-0007', 2, '2025-03-05 09:00+05:30', '2025-03-26', '2025-03-06 09:00+05:30');

-- 3. A copy that doesn't exist.
-- ERROR:  insert or update on table "loans" violates foreign key constraint "loans_accession_no_fkey"
insert into loans (accession_no, member_id, due_on) values ('KL-2099-0001', 1, '2099-01-01');

-- 4. Returned before it was lent.
-- ERROR:  new row for relation "loans" violates check constraint "returned_after_lent"
insert into loans (accession_no, member_id, lent_at, due_on, returned_at)
values ('KL-1957-0007', 1, '2024-03-01 10:00+05:30', '2024-03-22', '2024-02-20 10:00+05:30');

-- 5. A phone number with nine digits.
-- ERROR:  new row for relation "members" violates check constraint "members_phone_check"
insert into members (member_no, name, phone) values ('M-103', 'Grace Kurian', '984700000');

-- 6. Deleting a title that still has a copy.
-- ERROR:  update or delete on table "titles" violates RESTRICT setting of foreign key constraint "copies_title_id_fkey" on table "copies"
delete from titles where title_id = 1;
