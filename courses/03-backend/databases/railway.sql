-- A small railway: 5 stations, 2 trains, 2 coaches, 6 berths, 3 journeys.
create table stations (code text primary key, name text not null);
create table trains (number text primary key, name text not null);
create table stops (
  train_number text not null references trains,
  position     smallint not null,
  station_code text not null references stations,
  primary key (train_number, position),
  unique (train_number, station_code)
);
create table berths (
  train_number text not null references trains,
  coach        text not null,
  berth        smallint not null,
  primary key (train_number, coach, berth)
);
create table journeys (
  journey_id   integer primary key,
  train_number text not null references trains,
  starts_on    date not null,
  unique (train_number, starts_on),
  unique (journey_id, train_number)
);

insert into stations values
  ('SBC', 'KSR Bengaluru'), ('SA', 'Salem'), ('ED', 'Erode'), ('CBE', 'Coimbatore'), ('MYS', 'Mysuru');
insert into trains values ('90101', 'Kaveri Express'), ('90152', 'Chamundi Express');
insert into stops values
  ('90101', 1, 'SBC'), ('90101', 2, 'SA'), ('90101', 3, 'ED'), ('90101', 4, 'CBE'),
  ('90152', 1, 'MYS'), ('90152', 2, 'SBC');
insert into berths values
  ('90101', 'S1', 1), ('90101', 'S1', 2), ('90101', 'S1', 3), ('90101', 'S1', 4),
  ('90152', 'B1', 1), ('90152', 'B1', 2);
insert into journeys values
  (1, '90101', '2026-03-14'), (2, '90101', '2026-03-15'), (3, '90152', '2026-03-14');
