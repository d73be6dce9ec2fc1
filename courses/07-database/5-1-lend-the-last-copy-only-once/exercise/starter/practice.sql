create table desk (copy_id integer primary key, title text not null, lent_to integer);
insert into desk values (101, 'Chemmeen', null), (102, 'Chemmeen', null), (103, 'Godan', 4);
create table lent (copy_id integer not null, member_id integer not null, returned_on date);

-- 1. Lends a copy if nobody has it. Returns whether it worked. Check and write in one statement.
create function lend(p_copy integer, p_member integer) returns boolean language plpgsql as $$
begin
  -- Not right yet: between these two lines another counter can lend the same copy.
  if exists (select from desk where copy_id = p_copy and lent_to is not null) then return false; end if;
  update desk set lent_to = p_member where copy_id = p_copy;
  return true;
end $$;

-- 2. Lends any free copy of a title: the lowest number that nobody else is just taking. Returns it, or null.
create function lend_any(p_title text, p_member integer) returns integer language sql as $$
  select null::integer
$$;

-- 3. A rule: a copy has at most one open loan in lent (returned_on is null).
