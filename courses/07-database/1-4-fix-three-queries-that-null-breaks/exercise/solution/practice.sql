create view no_phone as
select count(*) as members from members where phone is null;

create view not_by_narayan as
select count(*) as titles from titles where author is distinct from 'R. K. Narayan';

create view only_malayalam_years as
select count(*) as titles from titles
where language = 'Malayalam'
  and published is not null
  and not exists (
    select from titles as english where english.language = 'English' and english.published = titles.published
  );

create view days_out as
select loan_id, coalesce(returned_on, date '2024-12-31') - lent_on as days from loans order by loan_id;

create view loans_of_anjali as
select loan_id, returned_on from loans where member_id = 1 order by returned_on desc nulls first, loan_id desc;
