-- The recap of a lesson is practised too.
-- works with code from 0132: it writes no such answer, and every kind that it knows is still allowed.
alter table practice_answers drop constraint practice_answers_item_key_check;
alter table practice_answers add constraint practice_answers_item_key_check
  check (item_key ~ '^(quiz|output|exercise|recap):[a-z0-9]{1,20}$');
