-- A message that waited on its author's device: when it was written. Null: it was sent at once.
-- works with code from 0189: it only adds a column that may be null.

alter table thread_messages add column written_at timestamptz check (written_at <= created_at);
