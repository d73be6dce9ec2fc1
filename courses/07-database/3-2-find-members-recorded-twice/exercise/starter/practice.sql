create extension if not exists pg_trgm;
create table people (member_no text primary key, name text not null, branch text not null, born integer, phone text);
insert into people values
  ('M-1', 'Meera Krishnan', 'Aluva', 1988, '9847000001'), ('M-2', 'Mira Krishnan', 'Aluva', 1988, null),
  ('M-3', 'Arun K Nair', 'Kakkanad', 1971, '9847000003'), ('M-4', 'Aruna K Nair', 'Kakkanad', 2003, '9847000003'),
  ('M-5', 'Binu K Panicker', 'Aluva', null, '9847000005'), ('M-6', 'K Panicker Binu', 'Fort Kochi', 1990, '9847000005'),
  ('M-7', 'Meera R Iyer', 'Aluva', null, '9847000007'), ('M-8', 'Meera D Iyer', 'Fort Kochi', 1995, '9847000008'),
  ('M-9', 'Salim Koya', 'Aluva', 1979, null);

-- Pairs of members whose names have a similarity of at least 0.5, each pair once: first and second (the member numbers, the
-- smaller first), score (rounded to two digits) and verdict: 'different' if both years of birth are known and differ;
-- otherwise 'likely' if the phones are equal, or year and branch are; otherwise 'doubtful'. Highest score first.
create view pairs as
select a.member_no as first, b.member_no as second, 0.0 as score, 'doubtful' as verdict
from people a join people b on a.name = b.name;
