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

create function read_date(value text) returns date language sql immutable
return case
  when value ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(value, 'date') then value::date
  when value ~ '^\d{2}[/-]\d{2}[/-]\d{4}$'
    and pg_input_is_valid(right(value, 4) || '-' || substr(value, 4, 2) || '-' || left(value, 2), 'date')
    then (right(value, 4) || '-' || substr(value, 4, 2) || '-' || left(value, 2))::date
end;

create function read_phone(value text) returns text language sql immutable
return substring(regexp_replace(value, '[\s-]', '', 'g') from '^(?:\+91|0)?([6-9]\d{9})$');

insert into doubts
select line, 'joining date not readable', false from stage_members where read_date(joined) is null
union all
select line, 'phone not readable', true from stage_members
where read_date(joined) is not null and coalesce(phone, '') <> '' and read_phone(phone) is null;

insert into clean_members
select member_no, regexp_replace(btrim(name), '\s+', ' ', 'g'), read_date(joined), read_phone(phone)
from stage_members where read_date(joined) is not null;
