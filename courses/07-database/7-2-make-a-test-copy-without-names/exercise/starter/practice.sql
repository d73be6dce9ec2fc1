-- This is the copy that is going to be masked. Besides the tables that you know, it has two more. Leave them as they are.
create table visits (visit_id integer primary key, member_id integer not null, visited_on date not null); -- no foreign key!
create table remarks (remark_id integer primary key, loan_id integer not null references loans, note text);
insert into visits select 100 + loan_id, member_id, lent_on from loans;
insert into remarks values
  (1, 2, 'Called Mr Rahman, 98470 00002'), (2, 6, null), (3, 14, 'Harish was ill, no fine please');

-- 1. Mask the copy, all in one transaction:
--    Each member gets a new number above 100000, in random order. Loans and visits name the new numbers.
--    The name becomes 'Member ' and the new number.
--    A phone becomes 90000 and the last five digits of the new number. A missing phone stays missing.
--    The day of joining becomes the first of its month. Days of loans and visits stay as they are.
--    Every note becomes null.
--    The foreign key from loans to members is there again, and no list leads back to the old numbers.

-- 2. A view alone (branch, joined_on, people): the groups of branch and joining date that have only one member.
