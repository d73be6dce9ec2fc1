create table desk (copy_id integer primary key, title text not null, lent_to integer);
insert into desk values (101, 'Chemmeen', null), (102, 'Chemmeen', null), (103, 'Godan', 4);
create table lent (copy_id integer not null, member_id integer not null, returned_on date);

create function lend(p_copy integer, p_member integer) returns boolean language plpgsql as $$
begin
  -- The condition is checked again when a waiting update wakes up.
  update desk set lent_to = p_member where copy_id = p_copy and lent_to is null;
  return found;
end $$;

create function lend_any(p_title text, p_member integer) returns integer language sql as $$
  update desk set lent_to = p_member
  where copy_id = (
    select copy_id from desk where title = p_title and lent_to is null
    order by copy_id limit 1 for update skip locked
  )
  returning copy_id
$$;

create unique index one_open_loan on lent (copy_id) where returned_on is null;
