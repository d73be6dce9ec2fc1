export default [
  {
    name: "joins back to every line of the register",
    hint: "Join the loans to copies, titles and members by their keys.",
    run: `select count(*) as rows, (select count(*) from register r where exists (select from register_again a where (a.accession_no, a.title, a.author, a.member_no, a.member_name, a.lent_on) = (r.accession_no, r.title, r.author, r.member_no, r.member_name, r.lent_on) and a.returned_on is not distinct from r.returned_on)) as lines_found from register_again`,
    expect: [{"rows": 7, "lines_found": 7}],
  },
  {
    name: "refuses a loan of a copy that nobody owns",
    hint: "branch_loans.accession_no references branch_copies.",
    run: `create temp table refused (code text); do $$ begin insert into branch_loans (accession_no, member_no, lent_on) values ('KL-0000-0000', 'M-101', '2024-07-01'); exception when others then insert into refused values (sqlstate); end $$; select code, (select count(*) from branch_loans) as loans from refused`,
    expect: [{"code": "23503", "loans": 7}],
  },
  {
    name: "refuses a loan of an unknown member",
    hint: "branch_loans.member_no references branch_members.",
    run: `create temp table refused (code text); do $$ begin insert into branch_loans (accession_no, member_no, lent_on) values ('KL-1957-0007', 'M-999', '2024-07-01'); exception when others then insert into refused values (sqlstate); end $$; select code, (select count(*) from branch_loans) as loans from refused`,
    expect: [{"code": "23503", "loans": 7}],
  },
  {
    name: "refuses a copy of a title that isn’t there",
    hint: "branch_copies.title_id references branch_titles.",
    run: `create temp table refused (code text); do $$ begin insert into branch_copies (accession_no, title_id) values ('KL-2001-0001', 999); exception when others then insert into refused values (sqlstate); end $$; select code, (select count(*) from branch_copies) as copies from refused`,
    expect: [{"code": "23503", "copies": 5}],
  },
  {
    name: "refuses the same accession number twice",
    hint: "The accession number is the key of a copy.",
    run: `create temp table refused (code text); do $$ begin insert into branch_copies (accession_no, title_id) select 'KL-1957-0007', title_id from branch_titles where name = 'Khasakkinte Itihasam'; exception when others then insert into refused values (sqlstate); end $$; select code, (select count(*) from branch_copies) as copies from refused`,
    expect: [{"code": "23505", "copies": 5}],
  },
  {
    name: "records a member before the first loan",
    hint: "A member needs a number and a name, and nothing else.",
    run: `insert into branch_members (member_no, name) values ('M-200', 'Salim Koya'); select name, (select count(*) from branch_loans where member_no = 'M-200') as loans from branch_members where member_no = 'M-200'`,
    expect: [{"name": "Salim Koya", "loans": 0}],
  },
  {
    name: "sees a contradiction that comes later",
    hint: "two_phones is a view on the register, not a table.",
    run: `insert into register values (8, 'KL-1957-0007', 'Chemmeen', 'Thakazhi', 'M-101', 'Anjali Menon', '9847000077', '2024-08-01', null), (9, 'KL-1957-0007', 'Chemmeen', 'Thakazhi', 'M-101', 'Anjali Menon', '9847000078', '2024-09-01', null); select member_no, numbers from two_phones order by member_no`,
    expect: [{"member_no": "M-101", "numbers": 3}, {"member_no": "M-102", "numbers": 2}],
  },
  {
    name: "splits a longer sheet, too",
    hint: "Fill the tables with insert into … select distinct from register, not with values.",
    setup: `create table register (line integer primary key, accession_no text, title text, author text, member_no text, member_name text, phone text, lent_on date, returned_on date); insert into register values (20, 'KL-1949-0050', 'Godan', 'Premchand', 'M-120', 'Leena Paul', '9847000020', '2024-05-01', '2024-05-11'), (21, 'KL-1949-0050', 'Godan', 'Premchand', 'M-101', 'Anjali Menon', '9847000001', '2024-06-01', null)`,
    run: `select (select count(*) from branch_titles) as titles, (select count(*) from branch_copies) as copies, (select count(*) from branch_members) as members, (select count(*) from branch_loans) as loans, (select count(*) from register_again where title = 'Godan') as godan`,
    expect: [{"titles": 5, "copies": 6, "members": 5, "loans": 9, "godan": 2}],
  },
  {
    name: "finds the title of a copy whose author isn’t known",
    hint: "Null is equal to nothing, not even to null. Compare the authors with is not distinct from.",
    setup: `create table register (line integer primary key, accession_no text, title text, author text, member_no text, member_name text, phone text, lent_on date, returned_on date); insert into register values (20, 'KL-2003-0140', 'Harbour Kitchen Notes', null, 'M-101', 'Anjali Menon', '9847000001', '2024-05-01', '2024-05-11'), (21, 'KL-2003-0140', 'Harbour Kitchen Notes', null, 'M-103', 'Grace Kurian', null, '2024-06-01', null)`,
    run: `select title, author, member_name from register_again where accession_no = 'KL-2003-0140' order by lent_on`,
    expect: [{"title": "Harbour Kitchen Notes", "author": null, "member_name": "Anjali Menon"}, {"title": "Harbour Kitchen Notes", "author": null, "member_name": "Grace Kurian"}],
  },
]
