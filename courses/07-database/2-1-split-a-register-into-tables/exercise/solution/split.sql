-- Run in an empty database, in the folder that holds register.csv:  psql -d register -f split.sql
create table register (
  accession_no text, title text, author text, language text,
  member_no text, member_name text, phone text,
  lent_on date, due_on date, returned_on date
);
\copy register from 'register.csv' with (format csv, header true)

-- Contradiction 1: a copy with two titles. (Goat Days is the English translation of Aadujeevitham.
-- The accession book says that this copy is in Malayalam, so Aadujeevitham is right.)
select accession_no, array_agg(distinct title order by title) from register
group by accession_no having count(distinct title) > 1;

-- Contradiction 2: a title with two authors.
select title, array_agg(distinct author order by author) from register
group by title having count(distinct author) > 1;

-- Contradiction 3: a member with two phone numbers. The newer loan has the newer number.
select member_no, array_agg(distinct phone order by phone) from register
group by member_no having count(distinct phone) > 1;

create table titles (
  title_id bigint generated always as identity primary key,
  name     text not null,
  author   text,
  language text not null,
  unique nulls not distinct (name, author)
);
create table copies (
  accession_no text primary key,
  title_id     bigint not null references titles
);
create table members (
  member_no text primary key,
  name      text not null,
  phone     text
);
create table loans (
  loan_id      bigint generated always as identity primary key,
  accession_no text not null references copies,
  member_no    text not null references members,
  lent_on      date not null,
  due_on       date not null, -- stored on purpose: the rule of 21 days may change
  returned_on  date,
  unique (accession_no, lent_on)
);

-- The decisions about the contradictions, in one place.
create view clean_register as
select accession_no,
  case when accession_no = 'KL-2009-0201' then 'Aadujeevitham' else title end as title,
  case when title = 'Randamoozham' then 'M. T. Vasudevan Nair' else author end as author,
  language, member_no, member_name, phone, lent_on, due_on, returned_on
from register;

insert into titles (name, author, language)
select distinct title, author, language from clean_register order by title;

insert into copies (accession_no, title_id)
select distinct accession_no, titles.title_id
from clean_register
join titles on titles.name = clean_register.title;

insert into members (member_no, name, phone)
select distinct on (member_no) member_no, member_name, phone
from clean_register
order by member_no, lent_on desc;

insert into loans (accession_no, member_no, lent_on, due_on, returned_on)
select accession_no, member_no, lent_on, due_on, returned_on
from clean_register
order by lent_on, accession_no;

-- Proof: joined together, the tables give back every row of the register.
select count(*) as loans_found_again
from loans
join copies using (accession_no)
join titles using (title_id)
join members using (member_no)
join clean_register using (accession_no, member_no, lent_on);

select (select count(*) from titles) as titles, (select count(*) from copies) as copies,
  (select count(*) from members) as members, (select count(*) from loans) as loans;

-- Shared phone numbers: why phone is not a key.
select phone, array_agg(name order by name) from members where phone is not null group by phone having count(*) > 1;
