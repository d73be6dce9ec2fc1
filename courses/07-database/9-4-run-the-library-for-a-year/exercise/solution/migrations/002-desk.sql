create function lend(p_accession text, p_member integer, p_day date) returns bigint language plpgsql as $$
declare
  new_id bigint;
  the_copy integer;
begin
  select copy_id into the_copy from copies where accession_no = p_accession;
  perform pg_advisory_xact_lock(the_copy); -- counters that want the same copy take turns
  insert into lendings (copy_id, member_id, lent_on, due_on)
  values (the_copy, p_member, p_day, p_day + 21)
  returning lending_id into new_id;
  return new_id;
end $$;

create function give_back(p_lending bigint, p_day date) returns numeric language plpgsql as $$
declare due date;
begin
  update lendings set returned_on = p_day
  where lending_id = p_lending and returned_on is null
  returning due_on into due;
  if due is null then return null; end if;
  if p_day > due then
    insert into entries (lending_id, rupees) values (p_lending, 2 * (p_day - due));
  end if;
  return 2 * greatest(p_day - due, 0);
end $$;
