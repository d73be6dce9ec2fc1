-- Why sessions ended: also that a colleague removed somebody from their company.
-- works with code from 0174: it only allows one more value.
alter table ended_sessions
  drop constraint ended_sessions_reason_check,
  add constraint ended_sessions_reason_check
    check (reason in ('device limit', 'other device', 'password', 'second factor', 'staff', 'company', 'expired', 'logout'));
