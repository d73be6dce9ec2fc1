create schema if not exists menu;
create schema if not exists orders;
create schema if not exists kitchen;

create table if not exists menu.dishes (
  id text primary key,
  name text not null,
  paise int not null,
  portions_left int not null check (portions_left >= 0)
);
insert into menu.dishes values ('thali', 'Veg thali', 12000, 8), ('dal-rice', 'Dal rice', 8000, 1)
  on conflict do nothing;

-- Your tables. Each service uses its own schema only.
