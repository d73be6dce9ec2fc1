-- The sheet of Aluva, loaded unchanged.
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

create view two_phones as
select member_no, count(distinct phone) as numbers
from register
group by member_no
having count(distinct phone) > 1;

create table branch_titles (
  title_id bigint generated always as identity primary key,
  name     text not null,
  author   text
);
create table branch_copies (
  accession_no text primary key,
  title_id     bigint not null references branch_titles
);
create table branch_members (
  member_no text primary key,
  name      text not null,
  phone     text -- no key: a mother and her daughter share one
);
create table branch_loans (
  loan_id      bigint generated always as identity primary key,
  accession_no text not null references branch_copies,
  member_no    text not null references branch_members,
  lent_on      date not null,
  returned_on  date
);

insert into branch_titles (name, author)
select distinct title, author from register;

insert into branch_copies (accession_no, title_id)
select distinct r.accession_no, t.title_id
from register r
join branch_titles t on t.name = r.title and t.author is not distinct from r.author;

insert into branch_members (member_no, name, phone)
select distinct on (member_no) member_no, member_name, phone
from register
order by member_no, phone is null, lent_on desc;

insert into branch_loans (accession_no, member_no, lent_on, returned_on)
select accession_no, member_no, lent_on, returned_on from register;

create view register_again as
select l.accession_no, t.name as title, t.author, l.member_no, m.name as member_name, l.lent_on, l.returned_on
from branch_loans l
join branch_copies c on c.accession_no = l.accession_no
join branch_titles t on t.title_id = c.title_id
join branch_members m on m.member_no = l.member_no;
