-- Open second opinions are counted for each member of staff without their own. Looking up every verdict and attempt took
-- most of the time of the staff home, so the row has both people, and the index has all that is counted.
alter table second_opinions
  add column first_mentor_id bigint references people (id),
  add column person_id bigint references people (id);
comment on column second_opinions.first_mentor_id is 'Who gave the verdict; set when inserted.';
comment on column second_opinions.person_id is 'Whose attempt it is; set when inserted.';

create function add_opinion_people() returns trigger language plpgsql as $$
begin
  new.first_mentor_id := (select mentor_id from reviews where id = new.review_id);
  new.person_id := (select person_id from solutions where id = new.solution_id);
  return new;
end $$;
create trigger second_opinions_add_people before insert on second_opinions
  for each row execute function add_opinion_people();
create trigger second_opinions_reject_deleted_person before insert on second_opinions
  for each row execute function reject_deleted_person('person_id');

update second_opinions o set first_mentor_id = r.mentor_id, person_id = s.person_id
from reviews r, solutions s where r.id = o.review_id and s.id = o.solution_id;

drop index second_opinions_open;
create index second_opinions_open on second_opinions (promised_at, id) include (created_at, first_mentor_id, person_id)
  where decided_at is null;
