-- Only when no 1.0 runs any more and nobody wants to go back to it. This is the step without a way back.
set lock_timeout = '2s';
begin;
drop trigger both_totals on orders;
drop function both_totals();
alter table orders alter column total_paise set not null; -- fast: the valid check proves it
alter table orders drop column total_rupees;
commit;
