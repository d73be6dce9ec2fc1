drop trigger fill_returns on returns;
drop function fill_returns;
alter table returns alter column paise set not null;
alter table returns drop column rupees;
