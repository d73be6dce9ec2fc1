-- Roles for the rest of a team, and what one person may do besides what their role says, or less than it.
-- works with code from 0136: it writes none of them, and every role that it knows is still allowed.
alter table people drop constraint people_role_check;
alter table people add constraint people_role_check
  check (role in ('learner', 'support', 'accountant', 'author', 'mentor', 'manager', 'admin'));
alter table people add column adjustments jsonb
  check (adjustments is null or jsonb_typeof(adjustments) = 'object' and role not in ('learner', 'admin'));
