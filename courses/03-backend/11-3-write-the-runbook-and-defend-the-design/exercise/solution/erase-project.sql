-- Erases personal data whose purpose is over. Run daily; running it twice changes nothing.
-- Kept: the ledger (tax law requires it) and the booking itself, without the person.
with old as (
  select booking_id from bookings_personal
  where travelled_on < current_date - 180 and erased_at is null
)
update bookings_personal set passenger = '[erased]', phone = null, erased_at = now()
from old where bookings_personal.booking_id = old.booking_id;
