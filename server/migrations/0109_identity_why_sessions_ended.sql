-- Also the ends that somebody can't know of: a session that expired, and a logout in another window.
alter table ended_sessions
  drop constraint ended_sessions_reason_check,
  add constraint ended_sessions_reason_check
    check (reason in ('device limit', 'other device', 'password', 'second factor', 'staff', 'expired', 'logout'));
