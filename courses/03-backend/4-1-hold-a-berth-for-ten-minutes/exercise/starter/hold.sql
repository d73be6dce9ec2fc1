-- The tables people, departures and seats are there. Complete the two functions, and add the index
-- one_hold_per_person: one person holds at most one berth of a departure.

-- Holds a berth for ten minutes and returns its row; no row if nothing is free.
-- A person's own berth comes first, then the free berth with the smallest seat_id. Clicking again doesn't move the end.
-- This first version looks at nothing. Change it so that it finds a free berth and skips what another call has locked.
create function hold_berth(departure integer, person integer) returns setof seats language sql as $$
  update seats
  set held_by = person, held_until = now() + interval '10 minutes'
  where seat_id = (select seat_id from seats where train_id = departure order by seat_id limit 1)
  returning *;
$$;

-- Turns the person's own hold into a booking and returns the row; no row if the hold has ended or isn't theirs.
create function book_berth(seat integer, person integer) returns setof seats language sql as $$
  update seats set booked_by = person, held_by = null, held_until = null
  where seat_id = seat
  returning *;
$$;
