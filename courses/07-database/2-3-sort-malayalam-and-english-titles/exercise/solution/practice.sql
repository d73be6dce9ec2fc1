create table shelf (name text not null);
insert into shelf values
  ('the Guide'), ('10 Stories for Children'), ('ചെമ്മീൻ'), ('“Cochin” and Other Poems'), ('9 Rivers of Kerala'),
  ('Train to Pakistan'), (U&'\0D15\0D1F\0D32\0D4D\200D \0D15\0D1F\0D28\0D4D\0D28\0D4D'), ('A Suitable Boy'), ('ആടുജീവിതം'), ('The God of Small Things');

create function clean_name(name text) returns text language sql immutable
return replace(replace(replace(replace(replace(normalize(btrim(name), nfc),
  U&'\0D23\0D4D\200D', 'ൺ'),
  U&'\0D28\0D4D\200D', 'ൻ'),
  U&'\0D30\0D4D\200D', 'ർ'),
  U&'\0D32\0D4D\200D', 'ൽ'),
  U&'\0D33\0D4D\200D', 'ൾ');

create function sort_name(name text) returns text language sql immutable
return regexp_replace(ltrim(lower(clean_name(name)), '“”"'''), '^(the|an|a)\s+', '');

create function shelf_group(name text) returns integer language sql immutable
return case
  when sort_name(name) ~ '^\d' then 1
  when sort_name(name) ~ '^[\u0D00-\u0D7F]' then 2
  else 3
end;

create view catalogue as
select row_number() over (
    order by shelf_group(name), substring(sort_name(name) from '^\d+')::numeric, sort_name(name) collate "C"
  ) as place,
  clean_name(name) as name
from shelf;
