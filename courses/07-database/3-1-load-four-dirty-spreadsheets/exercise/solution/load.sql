-- Loads the four sheets into an empty database.  In the folder with the files:  psql -d clean -f load.sql
\set ON_ERROR_STOP on
set client_encoding = 'UTF8';

-- 1. Staging: everything is text, every line has a number.
create table stage_titles  (line bigint generated always as identity, title_no text, name text, author text, language text, year text);
create table stage_copies  (line bigint generated always as identity, accession_no text, title_no text, branch text);
create table stage_members (line bigint generated always as identity, member_no text, name text, branch text, phone text, joined text);
create table stage_loans   (line bigint generated always as identity, accession_no text, member_no text, lent text, due text, returned text);
\copy stage_titles (title_no, name, author, language, year) from 'titles.csv' with (format csv, header match)
\copy stage_copies (accession_no, title_no, branch) from 'copies.csv' with (format csv, header match)
\copy stage_members (member_no, name, branch, phone, joined) from 'members.csv' with (format csv, header match)
\copy stage_loans (accession_no, member_no, lent, due, returned) from 'loans.csv' with (format csv, header match)

-- 2. Targets, and one table for everything that was doubtful.
create table titles (title_no integer primary key, name text not null, author text, language text not null, published integer);
create table copies (accession_no text primary key, title_no integer not null references titles, branch text not null);
create table members (member_no text primary key, name text not null, branch text not null, phone text, joined_on date not null);
create table loans (
  accession_no text not null references copies, member_no text not null references members,
  lent_on date not null, due_on date not null, returned_on date check (returned_on >= lent_on),
  primary key (accession_no, lent_on)
);
create table doubts (sheet text not null, line bigint not null, problem text not null, loaded boolean not null, original jsonb not null);

-- 3. Reading values. Each function gives null for what it can't read.
create function read_date(value text) returns date language sql immutable
return case
  when value ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(value, 'date') then value::date
  when value ~ '^\d{2}[/-]\d{2}[/-]\d{4}$' and pg_input_is_valid(right(value, 4) || '-' || substr(value, 4, 2) || '-' || left(value, 2), 'date')
    then (right(value, 4) || '-' || substr(value, 4, 2) || '-' || left(value, 2))::date
end;
create function read_phone(value text) returns text language sql immutable
return substring(regexp_replace(value, '[\s-]', '', 'g') from '^(?:\+91|0)?([6-9]\d{9})$');
create function tidy(value text) returns text language sql immutable
return nullif(regexp_replace(btrim(value), '\s+', ' ', 'g'), '');

begin;

-- 4. Titles. An unreadable year is a doubt, but the title is loaded without it.
insert into doubts
select 'titles', line, 'year not readable', true, to_jsonb(s) from stage_titles s where year !~ '^(c\. )?\d{4}$' and year <> 'n.d.';

merge into titles t
using (
  select title_no::integer, tidy(name) as name, nullif(tidy(author), '-') as author, initcap(language) as language,
    substring(year from '^(?:c\. )?(\d{4})$')::integer as published
  from stage_titles
) s on t.title_no = s.title_no
when matched then update set name = s.name, author = s.author, language = s.language, published = s.published
when not matched then insert values (s.title_no, s.name, s.author, s.language, s.published);

-- 5. Copies. Without a title a copy can't be loaded.
insert into doubts
select 'copies', line, 'no title number', false, to_jsonb(s) from stage_copies s where title_no = '';

merge into copies c
using (
  select upper(tidy(accession_no)) as accession_no, title_no::integer, replace(branch, 'Ft. Kochi', 'Fort Kochi') as branch
  from stage_copies where title_no <> ''
) s on c.accession_no = s.accession_no
when matched then update set title_no = s.title_no, branch = s.branch
when not matched then insert values (s.accession_no, s.title_no, s.branch);

-- 6. Members. A bad phone number is a doubt; without a joining date the row is not loaded.
insert into doubts
select 'members', line, 'joining date not readable', false, to_jsonb(s) from stage_members s where read_date(joined) is null;
insert into doubts
select 'members', line, 'phone not readable', true, to_jsonb(s) from stage_members s
where phone <> '' and read_phone(phone) is null and read_date(joined) is not null;

merge into members m
using (
  select member_no, initcap(tidy(name)) as name, branch, read_phone(phone) as phone, read_date(joined) as joined_on
  from stage_members where read_date(joined) is not null
) s on m.member_no = s.member_no
when matched then update set name = s.name, branch = s.branch, phone = s.phone, joined_on = s.joined_on
when not matched then insert values (s.member_no, s.name, s.branch, s.phone, s.joined_on);

-- 7. Loans. The first problem that applies is reported.
create temp table checked_loans as
select s.line, upper(tidy(s.accession_no)) as accession_no, s.member_no,
  read_date(s.lent) as lent_on, read_date(s.due) as due_on, read_date(s.returned) as returned_on,
  case
    when read_date(s.lent) is null then 'lending date not readable'
    when read_date(s.due) is null then 'due date not readable'
    when s.returned <> '' and read_date(s.returned) is null then 'return date not readable'
    when read_date(s.returned) < read_date(s.lent) then 'returned before lent'
    when c.accession_no is null then 'copy not known'
    when m.member_no is null then 'member not known'
  end as problem,
  to_jsonb(s) as original
from stage_loans s
left join copies c on c.accession_no = upper(tidy(s.accession_no))
left join members m on m.member_no = s.member_no;

insert into doubts select 'loans', line, problem, false, original from checked_loans where problem is not null;

merge into loans l
using (select * from checked_loans where problem is null) s
on l.accession_no = s.accession_no and l.lent_on = s.lent_on
when matched then update set member_no = s.member_no, due_on = s.due_on, returned_on = s.returned_on
when not matched then insert values (s.accession_no, s.member_no, s.lent_on, s.due_on, s.returned_on);

commit;

-- 8. The report.
select sheet, problem, loaded, count(*) from doubts group by sheet, problem, loaded order by sheet, problem;

select sheet, staged, loaded, rejected, staged = loaded + rejected as complete
from (values
  ('titles',  (select count(*) from stage_titles),  (select count(*) from titles)),
  ('copies',  (select count(*) from stage_copies),  (select count(*) from copies)),
  ('members', (select count(*) from stage_members), (select count(*) from members)),
  ('loans',   (select count(*) from stage_loans),   (select count(*) from loans))
) as t(sheet, staged, loaded)
cross join lateral (select count(*) as rejected from doubts where doubts.sheet = t.sheet and not doubts.loaded) as r;
