-- The change: find the berths of one departure without reading those of all others.
create index rush_seats_by_train on rush_seats (train_id, seat_id);
