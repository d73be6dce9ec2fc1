-- When the learner gets the email about the verdict; null once it is sent, or if the verdict was undone.
alter table reviews add column outcome_due_at timestamptz;
create index reviews_outcome_due on reviews (outcome_due_at) where outcome_due_at is not null;
-- Their jobs were in a queue that is no longer read. An email that was sent before isn't sent again.
update reviews set outcome_due_at = created_at + interval '10 minutes'
where undone_at is null and created_at > now() - interval '15 minutes';
