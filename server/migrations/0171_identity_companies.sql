-- Accounts of companies, which are no part of the school's team.
-- works with code from 0170: it writes no such account, and every role that it knows is still allowed.
alter table people drop constraint people_role_check;
alter table people add constraint people_role_check
  check (role in ('learner', 'company', 'support', 'accountant', 'author', 'mentor', 'manager', 'admin'));
alter table people add constraint people_companies_have_no_permissions
  check (adjustments is null or role <> 'company');
