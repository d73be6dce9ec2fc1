-- The public list of sessions shows these too. Free seats may be a minute old.
create trigger weekend_sessions_shown_updated
  after update of host_id, capacity on weekend_sessions
  for each statement execute function bump_content_version();
