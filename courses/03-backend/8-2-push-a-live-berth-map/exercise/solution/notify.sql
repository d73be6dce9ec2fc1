-- The message is delivered when the transaction commits, and never if it is rolled back.
create or replace function tell_berths_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('berths', new.train_id::text);
  return null;
end $$;
create or replace trigger berths_changed after insert or update on seats
  for each row execute function tell_berths_changed();
