-- One train, one coach with 72 berths, two journeys.
insert into stations values ('SBC', 'KSR Bengaluru'), ('SA', 'Salem'), ('ED', 'Erode'), ('CBE', 'Coimbatore');
insert into trains values ('90101', 'Kaveri Express');
insert into stops values ('90101', 1, 'SBC'), ('90101', 2, 'SA'), ('90101', 3, 'ED'), ('90101', 4, 'CBE');
insert into coaches values ('90101', 'S1', 'SL');
insert into berths select '90101', 'S1', n from generate_series(1, 72) as n;
insert into journeys (train_number, starts_on) values ('90101', '2026-03-14'), ('90101', '2026-03-15');
