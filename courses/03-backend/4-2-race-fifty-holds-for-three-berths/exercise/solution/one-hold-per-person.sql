-- The double click: two calls for the same person must not hold two berths of one departure.
create unique index one_hold_per_person on seats (train_id, held_by);
