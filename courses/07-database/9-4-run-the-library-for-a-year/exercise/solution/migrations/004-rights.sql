-- The view has the rights of its owner, so the committee needs none on members.
grant select on titles, copies, members, lendings, entries to desk;
grant insert, update on lendings to desk;
grant insert on entries to desk;
grant select on branch_report to committee;
