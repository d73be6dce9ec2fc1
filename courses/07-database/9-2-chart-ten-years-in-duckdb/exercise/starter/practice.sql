-- The committee's dashboard, first on the small library. Its data ends on 31 December 2024.

-- 1. A view export (loan_id, lent_on, due_on, returned_on, branch, language, title_id): one row for each loan, the branch
--    of the member. No names, phones or member numbers.

-- 2. A view quarters (quarter, loans, still_out, late_percent) from export: quarter is 1 to 4 of 2024, late_percent the
--    late ones in percent of the finished loans with one decimal, and null if a loan of the quarter is still out.

-- 3. A bar from 0: as many '#' as the value needs if the largest value is p_width long, rounded. 7 of 20, 40 wide: 14.
create function bar(value integer, largest integer, p_width integer) returns text language sql immutable
return '';

-- 4. A view branches (branch, malayalam, english, hindi) from export: the loans of each language side by side.
--    Branches in order of the alphabet.

-- 5. A view days_out (finished, median, p90) from export: finished loans, and the days that they were out.

-- 6. How a column store compresses: a view runs (branch, first_loan, times) from export. In order of loan_id, equal
--    branches that follow each other become one row with the first loan_id and their count. Sort by first_loan.
