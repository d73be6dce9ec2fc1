-- Builds the practice library: 6,000 titles, 15,000 copies, 8,000 members, 2,00,000 loans (2016 to 2025).
-- Run it in an empty database:  psql -d library -f make-library.sql
-- All people and most titles are invented. The same script always makes the same data.
set client_encoding = 'UTF8'; -- this file contains Malayalam and Hindi
set client_min_messages = warning;
drop table if exists fines, loans, members, copies, titles cascade;

create table titles (
  title_id  integer primary key,
  name      text not null,
  author    text,
  language  text not null,
  published integer
);
create table copies (
  copy_id      integer primary key,
  title_id     integer not null references titles,
  accession_no text not null unique,
  branch       text not null
);
create table members (
  member_id integer primary key,
  name      text not null,
  branch    text not null,
  phone     text,
  joined_on date not null
);
create table loans (
  loan_id     integer primary key,
  copy_id     integer not null references copies,
  member_id   integer not null references members,
  lent_on     date not null,
  due_on      date not null,
  returned_on date
);
create table fines (
  fine_id integer primary key,
  loan_id integer not null references loans,
  rupees  numeric(8, 2) not null,
  paid_on date
);

-- A number from 0 to sides - 1 that depends only on the key.
create function pg_temp.dice(key text, sides integer) returns integer language sql immutable as $$
  select (('x' || substr(md5(key), 1, 8))::bit(32)::bigint % sides)::integer
$$;
create function pg_temp.one_of(key text, list text[]) returns text language sql immutable as $$
  select list[1 + pg_temp.dice(key, cardinality(list))]
$$;

insert into titles
select n,
  case
    when pg_temp.dice('lang' || n, 10) < 4
    then pg_temp.one_of('m1' || n, '{കടൽ,മഴ,പുഴ,നിലാവ്,വഴി,കാറ്റ്,ഓർമ്മ,തീരം,ഗ്രാമം,നക്ഷത്രം,വീട്,കഥ}') || ' ' ||
         pg_temp.one_of('m2' || n, '{പറഞ്ഞ കഥകൾ,കടന്ന്,തേടി,ഒരു യാത്ര,എന്ന പുസ്തകം,മറന്നവർ,പാട്ടുകൾ,കാഴ്ചകൾ}')
    when pg_temp.dice('lang' || n, 10) = 9
    then pg_temp.one_of('h1' || n, '{नदी,बारिश,चाँदनी,गाँव,सड़क,याद,बरगद,आँगन}') || ' ' ||
         pg_temp.one_of('h2' || n, '{की कहानी,के पार,के गीत,की ओर,का घर,के दिन}')
    else pg_temp.one_of('e1' || n, '{The Last,The Quiet,A Borrowed,The Monsoon,A Painted,The Hidden,The Second,A Distant,The Salt,The Northern}') || ' ' ||
         pg_temp.one_of('e2' || n, '{Harbour,Garden,Letter,Railway,Lamp,Market,Orchard,Ferry,Schoolhouse,Mango Tree,Notebook,Lighthouse,Kitchen,Bridge}') || ' ' ||
         pg_temp.one_of('e3' || n, '{of Aluva,of Kochi,of Munnar,of Thrissur,at Night,in December,and Other Stories,for Beginners,of My Mother,Revisited}')
  end || case when n % 7 = 0 then ' ' || (1 + n % 3) else '' end,
  case when pg_temp.dice('noauthor' || n, 50) > 0 then
    pg_temp.one_of('af' || n % 900, '{Anitha,Biju,Chitra,Dinesh,Elsa,Firoz,Gita,Hari,Indira,Jacob,Kavya,Latha,Manoj,Nisha,Omana,Prakash,Rekha,Suresh,Thomas,Usha}') || ' ' ||
    pg_temp.one_of('al' || n % 900, '{Menon,Nair,Kurian,Pillai,Varma,Rahman,Thomas,Das,Iyer,Joseph,Panicker,George,Warrier,Shetty,Koya}') end,
  case when pg_temp.dice('lang' || n, 10) < 4 then 'Malayalam' when pg_temp.dice('lang' || n, 10) < 9 then 'English' else 'Hindi' end,
  case when pg_temp.dice('noyear' || n, 25) > 0 then 1930 + pg_temp.dice('year' || n, 94) end
from generate_series(1, 6000) n;

insert into copies
select n, t.title_id,
  'KL-' || greatest(t.published, 1911 + n * 114 / 15000) || '-' || lpad(n::text, 5, '0'),
  (array['Fort Kochi', 'Fort Kochi', 'Aluva', 'Kakkanad'])[1 + pg_temp.dice('b' || n, 4)]
from (
  select n, case when n <= 6000 then n else 1 + pg_temp.dice('t' || n, 1 + pg_temp.dice('tt' || n, 6000)) end as title_id
  from generate_series(1, 15000) n
) c join titles t using (title_id);

insert into members
select n,
  pg_temp.one_of('mf' || n, '{Aisha,Ajith,Anjali,Anoop,Aparna,Arun,Asha,Binu,Deepa,Devika,Faisal,Fathima,Gokul,Grace,Harish,Jaya,Jins,Kiran,Lakshmi,Leena,Mathew,Meera,Mohan,Nandini,Neethu,Praveen,Rahul,Rajesh,Reshma,Sajan,Salim,Shyama,Sneha,Sreeja,Sunil,Tessy,Unni,Varun,Vidya,Zainab}') || ' ' ||
  pg_temp.one_of('ml' || n, '{Menon,Nair,Kurian,Pillai,Varma,Rahman,Thomas,Das,Iyer,Joseph,Panicker,George,Warrier,Shetty,Koya,Mathew,Krishnan,Ali,Chacko,Namboodiri,Kurup,Babu,Paul,Hameed,Rao}'),
  (array['Fort Kochi', 'Fort Kochi', 'Aluva', 'Kakkanad'])[1 + pg_temp.dice('mb' || n, 4)],
  case when pg_temp.dice('ph' || n, 10) > 0 then '98' || lpad((47000000 + n * 37)::text, 8, '0') end,
  date '2008-01-01' + n * 6500 / 8000
from generate_series(1, 8000) n;

-- Each copy has evenly spread slots for its loans, so one copy is never lent twice at the same time.
insert into loans
with plan as (
  select copy_id, case when r < 10 then 0 when r < 70 then 8 when r < 95 then 20 else 72 end as times
  from (select copy_id, pg_temp.dice('pop' || copy_id, 100) as r from copies) p
), slots as (
  select copy_id, k, times,
    date '2016-01-02' + (k * 3640 + pg_temp.dice('phase' || copy_id, 3640)) / times + pg_temp.dice('s' || copy_id || '-' || k, 5) as lent_on,
    case when pg_temp.dice('late' || copy_id || '-' || k, 100) < 18
      then 22 + pg_temp.dice('l' || copy_id || '-' || k, 23)
      else 3 + pg_temp.dice('l' || copy_id || '-' || k, 19) end as days
  from plan cross join generate_series(0, times - 1) k
  order by pg_temp.dice('keep' || copy_id || '-' || k, 1000000), copy_id, k
  limit 200000
)
select row_number() over (order by lent_on, copy_id), copy_id,
  case when regular then 40 * (1 + floor(u * (newest / 40 - 1))::integer)
    else 1 + floor((0.35 * u + 0.65 * u * u) * (newest - 1))::integer end,
  lent_on, lent_on + 21,
  case when lent_on + days > date '2025-12-31' or (k = times - 1 and pg_temp.dice('lost' || copy_id, 12) = 0)
    then null else lent_on + days end
from (
  select slots.*, pg_temp.dice('who' || copy_id || '-' || k, 100000) / 100000.0 as u,
    pg_temp.dice('regular' || copy_id || '-' || k, 8) = 0 as regular,
    least(8000, (lent_on - date '2008-01-01') * 8000 / 6500) as newest -- the highest member number on that day
  from slots
) s;

-- Two rupees for each day after the due date. Most people pay on the day they return the book.
insert into fines
select row_number() over (order by loan_id), loan_id, 2 * (returned_on - due_on),
  case when pg_temp.dice('paid' || loan_id, 5) > 0 then returned_on end
from loans where returned_on > due_on;

analyze;
select (select count(*) from titles) as titles, (select count(*) from copies) as copies,
  (select count(*) from members) as members, (select count(*) from loans) as loans, (select count(*) from fines) as fines;
