create function lend(p_accession text, p_member integer, p_day date) returns bigint language plpgsql as $$
begin
  return 0;
end $$;
create function give_back(p_lending bigint, p_day date) returns numeric language plpgsql as $$
begin
  return 0;
end $$;
