-- Each answer has a name, so that the checks can find it. Replace the query after "as".

-- 1. Every loan of members 1 and 2 with its running number and the days since the member's loan before.
--    Order: member, date, number of the loan.
create view numbered_loans as
select member_id, loan_id, 0 as nth_loan, 0 as gap_days from loans;

-- 2. The longest gap of each member who has one: name and days. Longest first, then by name.
create view longest_gaps as
select name, 0 as days from members;

-- 3. Loans of each month of 2024 as '2024-01', with the total of the year so far.
create view months as
select '2024-01' as month, 0 as loans, 0 as so_far;
