-- Saved replies for questions and support too, and for the whole team.
alter table saved_replies
  add column places text[] not null default '{reviews,questions,support}'
    check (places <@ array['reviews', 'questions', 'support'] and cardinality(places) > 0),
  add column is_shared boolean not null default false;
create index saved_replies_shared on saved_replies (id) where is_shared;
