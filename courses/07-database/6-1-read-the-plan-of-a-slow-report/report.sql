-- The yearly report: how active are the members who joined in 2018, and how often are they late?
select m.member_id, m.name,
  (select count(*) from loans l
   where l.member_id = m.member_id and extract(year from l.lent_on) = 2024) as loans_2024,
  (select count(*) from loans l
   where l.member_id = m.member_id and extract(year from l.lent_on) = 2024 and l.returned_on > l.due_on) as late_2024
from members m
where extract(year from m.joined_on) = 2018
order by loans_2024 desc, m.member_id
limit 20;
