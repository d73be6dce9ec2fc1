create view never_lent as
select name from titles
where not exists (
  select from copies join loans using (copy_id) where copies.title_id = titles.title_id
)
order by name;

create view copies_per_branch as
select branch, count(*) as copies from copies group by branch order by copies desc, branch;

create view borrowers as
select members.name, count(loans.loan_id) as times
from members left join loans using (member_id)
group by members.member_id, members.name
order by times desc, members.name;

create view languages as
select language, count(*) as titles, count(*) filter (where published < 1950) as before_1950
from titles group by language order by language;

create view unpaid_fines as
select members.branch, sum(fines.rupees) as unpaid
from fines join loans using (loan_id) join members using (member_id)
where fines.paid_on is null
group by members.branch
order by unpaid desc, members.branch;
