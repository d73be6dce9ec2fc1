-- 26. How many members gave no phone number?
-- Wrong: a comparison with null is never true, so this counts nothing.
select count(*) from members where phone = null;
-- Right. Null here means: not known, the member didn't give a number.
select count(*) from members where phone is null;

-- 27. How many titles are not by Chitra Menon?
-- Wrong: titles without an author are dropped.
select count(*) from titles where author <> 'Chitra Menon';
-- Right. Null here means: there is no author on the title page.
select count(*) from titles where author is distinct from 'Chitra Menon';

-- 28. How many English titles appeared in a year in which no Hindi title appeared?
-- Wrong: one Hindi title without a year makes every "not in" unknown.
select count(*) from titles
where language = 'English'
  and published not in (select published from titles where language = 'Hindi');
-- Right. Null here means: the year is not known, so such a title can't be compared, on either side.
select count(*) from titles
where language = 'English'
  and published is not null
  and not exists (
    select from titles as hindi
    where hindi.language = 'Hindi' and hindi.published = titles.published
  );

-- 29. How many days was a book out on average, if loans that are still open count until 31 December 2025?
select round(avg(coalesce(returned_on, date '2025-12-31') - lent_on), 2) from loans;

-- 30. The 2025 loans of member 80: open ones first, then by date of return, newest first.
select loan_id, lent_on, returned_on from loans
where member_id = 80 and lent_on >= date '2025-01-01'
order by returned_on desc nulls first, loan_id desc;
