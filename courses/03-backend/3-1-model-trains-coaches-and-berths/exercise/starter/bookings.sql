-- The railway has stations, trains, stops (train_number, position), berths (train_number, coach, berth)
-- and journeys (journey_id, train_number). A booking may only name what belongs to one train.
-- Add the rules: every value must be there, a name isn't only spaces, ages are 0 to 120, and a fare may be 0 but not less.
-- Keep the names and types of the columns.
create table bookings (
  booking_id    uuid default uuidv7(),
  journey_id    integer,
  train_number  text,
  coach         text,
  berth         smallint,
  from_position smallint,
  to_position   smallint,
  passenger     text,
  age           smallint,
  fare_paise    integer
);
