-- Run in the folder that holds members.csv:  psql -d twice -f twice.sql
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;
create table if not exists people (member_no integer primary key, name text not null, branch text not null, born integer, phone text);
truncate people;
\copy people from 'members.csv' with (format csv, header true)
create index if not exists people_name_trgm on people using gist (name gist_trgm_ops);

-- Chosen: 0.55. At 0.4 most pairs are different people with the same surname; at 0.7 spellings such as Lakshmi / Laxmi are lost.
set pg_trgm.similarity_threshold = 0.55;

create temp view pairs as
select a.member_no as first_no, b.member_no as second_no, a.name as first_name, b.name as second_name,
  round(similarity(a.name, b.name)::numeric, 2) as score,
  a.phone = b.phone as same_phone, a.born = b.born as same_year, a.branch = b.branch as same_branch
from people a
join people b on a.name % b.name and a.member_no < b.member_no;

-- A pair is likely if the names are similar and a second fact agrees, and no known birth year disagrees.
create temp view judged as
select *, case
  when same_year is false then 'different'
  when same_phone or same_year and same_branch then 'likely'
  else 'doubtful' end as verdict
from pairs;

select verdict, count(*) from judged group by verdict order by verdict;
select first_name, second_name, score, same_phone, same_year, same_branch, verdict
from judged where verdict <> 'different' order by verdict desc, score desc, first_no limit 70;
