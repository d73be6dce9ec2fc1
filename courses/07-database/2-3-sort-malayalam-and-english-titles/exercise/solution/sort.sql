-- Run in the folder that holds titles.csv:  psql -d library -f sort.sql
set client_encoding = 'UTF8';
create table if not exists shelf (name text not null);
truncate shelf;
\copy shelf from 'titles.csv' with (format csv, header true)

-- ml: the Malayalam order, which also puts Malayalam before English. That is right for this reading room: most readers
-- look for Malayalam titles first.
-- kn-true: numbers by their value.  ka-shifted: quotation marks and other punctuation don't count.
create collation if not exists kochi (provider = icu, locale = 'ml-u-ka-shifted-kn-true');

-- Older files write a chillu as letter + virama + zero width joiner (U+200D). Use the single letters instead.
update shelf set name = replace(replace(replace(replace(replace(name,
  U&'\0D23\0D4D\200D', 'ൺ'), U&'\0D28\0D4D\200D', 'ൻ'), U&'\0D30\0D4D\200D', 'ർ'),
  U&'\0D32\0D4D\200D', 'ൽ'), U&'\0D33\0D4D\200D', 'ൾ')
where name like U&'%\200D%';

create or replace function sort_name(name text) returns text language sql immutable
return regexp_replace(normalize(btrim(name), nfc), '^(the|an|a)\s+', '', 'i');

create index if not exists shelf_order on shelf (sort_name(name) collate kochi, name);

select name from shelf
order by sort_name(name) collate kochi, name
limit 20;
