-- Three queries that give a wrong answer because of null (26 to 28), and two questions to answer (29, 30).

-- 26. How many members gave no phone number? [right: 815]
select count(*) from members where phone = null;

-- 27. How many titles are not by Chitra Menon? [right: 5986]
select count(*) from titles where author <> 'Chitra Menon';

-- 28. How many English titles appeared in a year in which no Hindi title appeared? [right: 29]
select count(*) from titles
where language = 'English'
  and published not in (select published from titles where language = 'Hindi');

-- 29. How many days was a book out on average, if loans that are still open count until 31 December 2025? [16.80]

-- 30. The 2025 loans of member 80: open ones first, then by date of return, newest first. [19 rows; the first is loan 188104]
