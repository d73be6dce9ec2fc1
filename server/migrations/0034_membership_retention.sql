-- Receipts are only ever added; but when the law no longer has us keep them, what names somebody who deleted their
-- account is taken out. Number, day and amounts stay, so that the numbers keep having no gap. Section 36 of the CGST
-- Act: 72 months from the due date of the annual return, which is 31 December after the financial year.
drop trigger receipts_only_added on receipts;
create trigger receipts_only_added before delete or truncate on receipts
  for each statement execute function refuse_change();

create function refuse_all_but_clearing() returns trigger language plpgsql as $$
declare
  this_year timestamp := date_trunc('year', now() at time zone 'Asia/Kolkata');
  kept_since timestamptz := (this_year - interval '7 years' + interval '3 months') at time zone 'Asia/Kolkata';
  naming text[] := array['payerName', 'payerEmail', 'transactionId'];
begin
  if (new.payment_id, new.number, new.financial_year, new.serial, new.issued_at, new.details - naming)
    is not distinct from (old.payment_id, old.number, old.financial_year, old.serial, old.issued_at, old.details - naming)
    and old.issued_at < kept_since
    and exists (
      select from payments join people on people.id = payments.person_id
      where payments.id = old.payment_id and people.deleted_at is not null
    )
  then
    return new;
  end if;
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger receipts_only_cleared before update on receipts
  for each row execute function refuse_all_but_clearing();
