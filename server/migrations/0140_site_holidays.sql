-- The school's calendar: days on which nobody works.
create table holidays (
  id bigint generated always as identity primary key,
  name text not null,
  -- Both days are included, in India.
  first_day date not null,
  last_day date not null,
  constraint holidays_order check (first_day <= last_day),
  constraint holidays_no_overlap exclude using gist (daterange(first_day, last_day, '[]') with &&)
);
