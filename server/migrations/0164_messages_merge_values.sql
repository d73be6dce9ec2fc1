-- What the fields of a message said to this recipient. The text can't change once sending has started, so both together
-- prove what was sent. Null where the text has no fields.
alter table message_deliveries add column merge_values jsonb
  check (merge_values is null or jsonb_typeof(merge_values) = 'object' and state = 'notified');
