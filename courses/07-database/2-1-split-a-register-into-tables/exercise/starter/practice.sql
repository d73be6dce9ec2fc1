-- The sheet of Aluva, loaded unchanged. Leave it as it is: the checks put more lines into it before your script runs.
create table if not exists register (
  line integer primary key, accession_no text, title text, author text,
  member_no text, member_name text, phone text, lent_on date, returned_on date
);
insert into register values
  (1, 'KL-1957-0007', 'Chemmeen', 'Thakazhi', 'M-101', 'Anjali Menon', '9847000001', '2024-01-08', '2024-01-25'),
  (2, 'KL-1971-0033', 'Khasakkinte Itihasam', 'O. V. Vijayan', 'M-102', 'Faisal Rahman', '9847000022', '2024-06-03', '2024-06-20'),
  (3, 'KL-1978-0412', 'Chemmeen', 'Thakazhi', 'M-103', 'Grace Kurian', null, '2024-02-01', '2024-02-20'),
  (4, 'KL-1990-0518', 'Collected Poems', 'Sugathakumari', 'M-102', 'Faisal Rahman', '9847000099', '2024-01-10', '2024-02-09'),
  (5, 'KL-1998-0300', 'Collected Poems', 'Nissim Ezekiel', 'M-104', 'Diya Menon', '9847000001', '2024-03-05', null),
  (6, 'KL-1957-0007', 'Chemmeen', 'Thakazhi', 'M-103', 'Grace Kurian', '9847000003', '2023-11-06', '2023-11-20'),
  (7, 'KL-1978-0412', 'Chemmeen', 'Thakazhi', 'M-101', 'Anjali Menon', '9847000001', '2024-04-02', '2024-04-20');

-- 1. A view two_phones (member_no, numbers): members with more than one phone number in the register.

-- 2. Four tables with primary keys and foreign keys:
--    branch_titles (title_id, name, author)           title_id is counted by PostgreSQL
--    branch_copies (accession_no, title_id)
--    branch_members (member_no, name, phone)
--    branch_loans (loan_id, accession_no, member_no, lent_on, returned_on)   loan_id is counted by PostgreSQL

-- 3. Fill them from the register. Two works with the same name and different authors are two titles.
--    A member gets the phone number of the newest loan that has one.

-- 4. A view register_again (accession_no, title, author, member_no, member_name, lent_on, returned_on) that joins them.
