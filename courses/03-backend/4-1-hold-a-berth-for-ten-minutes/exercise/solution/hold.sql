create unique index one_hold_per_person on seats (train_id, held_by);

create function hold_berth(departure integer, person integer) returns setof seats language sql as $$
  update seats
  set held_by = person,
    held_until = case when held_by = person and held_until > now() then held_until else now() + interval '10 minutes' end
  where seat_id = (
    select seat_id from seats
    where train_id = departure and booked_by is null
      and (held_by is null or held_by = person or held_until <= now())
    order by (held_by is not distinct from person) desc, seat_id
    limit 1
    for update skip locked
  )
  returning *;
$$;

create function book_berth(seat integer, person integer) returns setof seats language sql as $$
  update seats set booked_by = person, held_by = null, held_until = null
  where seat_id = seat and held_by = person and held_until > now()
  returning *;
$$;
