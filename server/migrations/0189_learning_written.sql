-- Work that waited on a learner's device, without a connection, arrives later than it was written. The time of receipt
-- counts; this is the other one. Null: it was sent at once.
-- works with code from 0188: it only adds columns that may be null.

alter table solutions add column written_at timestamptz check (written_at <= submitted_at);
alter table lesson_readings add column written_at timestamptz check (written_at <= updated_at);
alter table quiz_answers add column written_at timestamptz check (written_at <= answered_at);
