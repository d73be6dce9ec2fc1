-- Notifies every instance on commit that payments were reported or decided, so that open staff pages update.
create function notify_payments_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_counts_changed', '');
  return null;
end $$;
create trigger payments_notify_inserted after insert on payments
  for each statement execute function notify_payments_changed();
create trigger payments_notify_decided after update of state on payments
  for each statement execute function notify_payments_changed();
