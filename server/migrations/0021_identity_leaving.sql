-- Whoever deleted their account leaves an empty row behind, for the books that name it by its number. Nothing is
-- written about them any more, not even by a call that was on its way when the account was deleted: the look at the
-- person waits for a deletion that still runs.
create function refuse_for_deleted() returns trigger language plpgsql as $$
declare
  whose bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
begin
  perform from people where id = whose and deleted_at is null for key share;
  if whose is not null and not found then
    raise exception 'person % deleted their account', whose using errcode = 'KT410';
  end if;
  return new;
end $$;

do $$
declare
  place text[];
begin
  foreach place slice 1 in array array[
    ['sessions', 'person_id'],
    ['password_resets', 'person_id'],
    ['files', 'owner_id'],
    ['mail_preferences', 'person_id'],
    ['referral_codes', 'person_id'],
    ['referrals', 'person_id'],
    ['payments', 'person_id'],
    ['access_reminders', 'person_id'],
    ['renewal_cancellations', 'person_id'],
    ['enrolments', 'person_id'],
    ['solutions', 'person_id'],
    ['solution_drafts', 'person_id'],
    ['uploads', 'person_id'],
    ['review_comments', 'author_id'],
    ['saved_replies', 'person_id'],
    ['certificates', 'person_id'],
    ['ideas', 'person_id'],
    ['idea_remarks', 'author_id'],
    ['project_hand_ins', 'person_id'],
    ['hand_in_remarks', 'author_id'],
    ['job_marks', 'person_id'],
    ['resumes', 'person_id'],
    ['bugs', 'person_id'],
    ['bug_comments', 'author_id'],
    ['facts', 'person_id'],
    ['fact_likes', 'person_id'],
    ['fact_reports', 'person_id'],
    ['feature_requests', 'person_id'],
    ['feature_votes', 'person_id']
  ] loop
    execute format(
      'create trigger %I before insert on %I for each row execute function refuse_for_deleted(%L)',
      place[1] || '_not_for_deleted', place[1], place[2]);
  end loop;
end $$;

-- A payment may be decided after its payer left; the word about it then goes to nobody.
create function skip_for_deleted() returns trigger language plpgsql as $$
begin
  perform from people where id = new.person_id and deleted_at is null for key share;
  return case when found then new end;
end $$;
create trigger notices_not_for_deleted before insert on notices
  for each row execute function skip_for_deleted();

create function refuse_changing_deleted() returns trigger language plpgsql as $$
begin
  raise exception 'person % deleted their account', old.id using errcode = 'KT410';
end $$;
create trigger people_deleted_stay before update on people
  for each row when (old.deleted_at is not null) execute function refuse_changing_deleted();

-- Nobody else may take the address that a deleted account is given.
alter table people add constraint people_address_of_deleted
  check (deleted_at is not null or email not like '%@deleted.invalid');
