-- Titles, copies and members of a small library, and two roles. Everything else is made by migrations.

create table if not exists titles (
  title_id  integer primary key,
  name      text not null,
  author    text,
  language  text not null,
  published integer
);

create table if not exists copies (
  copy_id      integer primary key,
  title_id     integer not null references titles,
  accession_no text not null unique,
  branch       text not null
);

create table if not exists members (
  member_id integer primary key,
  name      text not null,
  branch    text not null,
  phone     text,
  joined_on date not null
);

insert into titles values
  (1, 'Chemmeen', 'Thakazhi Sivasankara Pillai', 'Malayalam', 1956),
  (2, 'Khasakkinte Itihasam', 'O. V. Vijayan', 'Malayalam', 1969),
  (3, 'Randamoozham', 'M. T. Vasudevan Nair', 'Malayalam', 1984),
  (4, 'Balyakalasakhi', 'Vaikom Muhammad Basheer', 'Malayalam', 1944),
  (5, 'Aadujeevitham', 'Benyamin', 'Malayalam', 2008),
  (6, 'The God of Small Things', 'Arundhati Roy', 'English', 1997),
  (7, 'Malgudi Days', 'R. K. Narayan', 'English', 1943),
  (8, 'Train to Pakistan', 'Khushwant Singh', 'English', 1956),
  (9, 'Godan', 'Munshi Premchand', 'Hindi', 1936),
  (10, 'Indulekha', 'O. Chandu Menon', 'Malayalam', 1889),
  (11, 'Harbour Kitchen Notes', null, 'English', null)
on conflict do nothing;

insert into copies values
  (101, 1, 'KL-1957-0007', 'Fort Kochi'),
  (102, 1, 'KL-1978-0412', 'Aluva'),
  (103, 2, 'KL-1971-0033', 'Fort Kochi'),
  (104, 3, 'KL-1985-0120', 'Fort Kochi'),
  (105, 3, 'KL-1990-0518', 'Kakkanad'),
  (106, 4, 'KL-1950-0009', 'Fort Kochi'),
  (107, 5, 'KL-2009-0201', 'Aluva'),
  (108, 5, 'KL-2010-0077', 'Kakkanad'),
  (109, 6, 'KL-1998-0300', 'Fort Kochi'),
  (110, 7, 'KL-1961-0015', 'Aluva'),
  (111, 8, 'KL-1972-0222', 'Fort Kochi'),
  (112, 9, 'KL-1949-0050', 'Kakkanad'),
  (113, 10, 'KL-1915-0001', 'Fort Kochi'),
  (114, 11, 'KL-2003-0140', 'Aluva')
on conflict do nothing;

insert into members values
  (1, 'Anjali Menon', 'Fort Kochi', '9847000001', '2019-06-10'),
  (2, 'Faisal Rahman', 'Aluva', '9847000002', '2020-01-15'),
  (3, 'Grace Kurian', 'Fort Kochi', null, '2021-03-02'),
  (4, 'Harish Nair', 'Kakkanad', '9847000004', '2021-11-20'),
  (5, 'Lakshmi Pillai', 'Aluva', null, '2022-07-05'),
  (6, 'Meera Joseph', 'Fort Kochi', '9847000006', '2023-02-14'),
  (7, 'Rahul Das', 'Kakkanad', '9847000007', '2024-12-28')
on conflict do nothing;

do $$
begin
  create role desk nologin;      -- the counters
  create role committee nologin; -- reads the report once a year
exception when duplicate_object then null; -- roles belong to the whole server
end $$;
grant usage on schema public to desk, committee;
