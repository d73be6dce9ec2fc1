create table shelf (name text not null);
insert into shelf values
  ('the Guide'), ('10 Stories for Children'), ('ചെമ്മീൻ'), ('“Cochin” and Other Poems'), ('9 Rivers of Kerala'),
  ('Train to Pakistan'), (U&'\0D15\0D1F\0D32\0D4D\200D \0D15\0D1F\0D28\0D4D\0D28\0D4D'), ('A Suitable Boy'), ('ആടുജീവിതം'), ('The God of Small Things');

-- The PostgreSQL of this page has no rules for Malayalam, so here you sort by a key of your own. "C" sorts by code points,
-- and the code points of Malayalam are in the order of its alphabet.

-- 1. The name without spaces around it, in the form NFC, and with today's letters in place of the five old chillus.
create function clean_name(name text) returns text language sql immutable
return name;

-- 2. The key: the clean name in small letters, without “ ” " or ' at its beginning, then without the, an or a.
create function sort_name(name text) returns text language sql immutable
return lower(name);

-- 3. Where a name belongs: 1 if its key begins with a digit, 2 if it begins in Malayalam (U+0D00 to U+0D7F), otherwise 3.
create function shelf_group(name text) returns integer language sql immutable
return 3;

-- 4. A view catalogue (place, name): place counts from 1. First by group, then numbers by their value, then by the key.
--    The name is the clean one, with its article and its capitals.
