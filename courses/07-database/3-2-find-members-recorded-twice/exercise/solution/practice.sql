create extension if not exists pg_trgm;
create table people (member_no text primary key, name text not null, branch text not null, born integer, phone text);
insert into people values
  ('M-1', 'Meera Krishnan', 'Aluva', 1988, '9847000001'), ('M-2', 'Mira Krishnan', 'Aluva', 1988, null),
  ('M-3', 'Arun K Nair', 'Kakkanad', 1971, '9847000003'), ('M-4', 'Aruna K Nair', 'Kakkanad', 2003, '9847000003'),
  ('M-5', 'Binu K Panicker', 'Aluva', null, '9847000005'), ('M-6', 'K Panicker Binu', 'Fort Kochi', 1990, '9847000005'),
  ('M-7', 'Meera R Iyer', 'Aluva', null, '9847000007'), ('M-8', 'Meera D Iyer', 'Fort Kochi', 1995, '9847000008'),
  ('M-9', 'Salim Koya', 'Aluva', 1979, null);

create index people_name_trgm on people using gist (name gist_trgm_ops);

create view pairs as
select a.member_no as first, b.member_no as second, round(similarity(a.name, b.name)::numeric, 2) as score,
  case
    when a.born <> b.born then 'different'
    when a.phone = b.phone or (a.born = b.born and a.branch = b.branch) then 'likely'
    else 'doubtful'
  end as verdict
from people a
join people b on a.member_no < b.member_no
where similarity(a.name, b.name) >= 0.5
order by score desc, first;
