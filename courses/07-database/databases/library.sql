-- A small lending library: 11 titles, 14 copies, 7 members, 20 loans, 4 fines.
create table titles (
  title_id  integer primary key,
  name      text not null,
  author    text,
  language  text not null,
  published integer
);

create table copies (
  copy_id      integer primary key,
  title_id     integer not null references titles,
  accession_no text not null unique,
  branch       text not null
);

create table members (
  member_id integer primary key,
  name      text not null,
  branch    text not null,
  phone     text,
  joined_on date not null
);

create table loans (
  loan_id     integer primary key,
  copy_id     integer not null references copies,
  member_id   integer not null references members,
  lent_on     date not null,
  due_on      date not null,
  returned_on date
);

create table fines (
  fine_id integer primary key,
  loan_id integer not null references loans,
  rupees  numeric(8, 2) not null,
  paid_on date
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
  (11, 'Harbour Kitchen Notes', null, 'English', null);

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
  (114, 11, 'KL-2003-0140', 'Aluva');

insert into members values
  (1, 'Anjali Menon', 'Fort Kochi', '9847000001', '2019-06-10'),
  (2, 'Faisal Rahman', 'Aluva', '9847000002', '2020-01-15'),
  (3, 'Grace Kurian', 'Fort Kochi', null, '2021-03-02'),
  (4, 'Harish Nair', 'Kakkanad', '9847000004', '2021-11-20'),
  (5, 'Lakshmi Pillai', 'Aluva', null, '2022-07-05'),
  (6, 'Meera Joseph', 'Fort Kochi', '9847000006', '2023-02-14'),
  (7, 'Rahul Das', 'Kakkanad', '9847000007', '2024-12-28');

insert into loans values
  (1, 101, 1, '2024-01-08', '2024-01-29', '2024-01-25'),
  (2, 104, 2, '2024-01-10', '2024-01-31', '2024-02-09'),
  (3, 109, 3, '2024-02-01', '2024-02-22', '2024-02-20'),
  (4, 107, 2, '2024-02-12', '2024-03-04', '2024-03-01'),
  (5, 101, 4, '2024-03-05', '2024-03-26', '2024-03-26'),
  (6, 110, 5, '2024-03-11', '2024-04-01', '2024-04-15'),
  (7, 104, 1, '2024-04-02', '2024-04-23', '2024-04-20'),
  (8, 108, 4, '2024-05-06', '2024-05-27', '2024-05-20'),
  (9, 109, 6, '2024-05-13', '2024-06-03', '2024-06-01'),
  (10, 103, 1, '2024-06-17', '2024-07-08', '2024-07-18'),
  (11, 112, 4, '2024-07-01', '2024-07-22', '2024-07-15'),
  (12, 101, 6, '2024-08-05', '2024-08-26', '2024-08-19'),
  (13, 107, 2, '2024-09-02', '2024-09-23', '2024-09-23'),
  (14, 105, 4, '2024-09-16', '2024-10-07', '2024-10-30'),
  (15, 109, 1, '2024-10-07', '2024-10-28', '2024-10-21'),
  (16, 111, 3, '2024-11-04', '2024-11-25', '2024-11-22'),
  (17, 107, 5, '2024-11-18', '2024-12-09', '2024-12-02'),
  (18, 101, 1, '2024-12-02', '2024-12-23', null),
  (19, 104, 6, '2024-12-09', '2024-12-30', null),
  (20, 109, 2, '2024-12-16', '2025-01-06', null);

-- Two rupees for each day after the due date.
insert into fines values
  (1, 2, 18.00, '2024-02-09'),
  (2, 6, 28.00, null),
  (3, 10, 20.00, '2024-07-18'),
  (4, 14, 46.00, null);
