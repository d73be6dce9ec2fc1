-- Leave the first six lines as they are: the checks put more lines into the sheet before your script runs.
create table if not exists stage_members (line integer primary key, member_no text, name text, joined text, phone text);
insert into stage_members values
  (1, 'M-101', 'Anjali  K  Menon', '05/03/2019', '+91 98470 00001'),
  (2, 'M-102', ' Faisal Rahman', '05-03-2019', '098470-00002'),
  (3, 'M-103', 'Grace Kurian', '31/02/2019', '9847000003'),
  (4, 'M-104', 'Harish Nair', '2019-03-05', '9847000'),
  (5, 'M-105', 'Meera Joseph', '?', ''),
  (6, 'M-106', 'Salim Koya', '29/02/2020', null);
create table clean_members (member_no text primary key, name text not null, joined_on date not null, phone text);
create table doubts (line integer not null, problem text not null, loaded boolean not null);

-- 1. A date as DD/MM/YYYY, DD-MM-YYYY or YYYY-MM-DD; null if it can't be read.
create function read_date(value text) returns date language sql immutable
return null::date;

-- 2. A mobile number of ten digits, with +91 or 0 in front, spaces and hyphens allowed; null if it can't be read.
create function read_phone(value text) returns text language sql immutable
return value;

-- 3. Fill doubts: 'joining date not readable' (loaded is false) and 'phone not readable' (loaded is true; an empty phone
--    is no doubt). Then load everybody with a readable date into clean_members, with single spaces in the name.
