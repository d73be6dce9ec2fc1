-- Invented people and two pages of a notebook. Passwords: monsoon mango 41 and green bangle 7.
insert into people (person_id, email, name, role, password) values
  (1, 'owner@example.com', 'Ramesh Sharma', 'owner', 'scrypt$1024$c2FmZnJvbg$ojNwwMgk4T_slNueLa1jmSzAcQDLmRbBmKCjFsLnwqU'),
  (2, 'helper@example.com', 'Golu', 'helper', 'scrypt$1024$dHVybWVyaWM$s1C9hxSVCoyowij4p-5D8LKKy67i05JwZhpuhY0hzbM');

insert into customers values
  (1, 'Savitri Devi', 'Station Road'),
  (2, 'Abdul Rehman', 'Lal Bagh'),
  (3, 'Pushpa Kumbhar', 'Station Road'),
  (4, 'Master Anthony D’Souza', null),
  (5, 'Lakshmi Venkataramana Subrahmanyam', 'Temple Street'),
  (6, 'Ravi Nishad', 'Lal Bagh');

insert into entries values
  ('00000000-0000-4000-8000-000000000001', 1, 'credit', 31200, 'Atta 5 kg, salt', '2026-04-01'),
  ('00000000-0000-4000-8000-000000000002', 2, 'credit', 18950, 'Mustard oil 1 l', '2026-04-01'),
  ('00000000-0000-4000-8000-000000000003', 1, 'payment', 20000, 'Paid in cash', '2026-04-02'),
  ('00000000-0000-4000-8000-000000000004', 3, 'credit', 104200, 'Rice 10 kg, dal 2 kg', '2026-04-02'),
  ('00000000-0000-4000-8000-000000000005', 4, 'credit', 4000, 'Biscuits', '2026-04-03'),
  ('00000000-0000-4000-8000-000000000006', 2, 'credit', 9600, 'Tea 250 g', '2026-04-03'),
  ('00000000-0000-4000-8000-000000000007', 3, 'payment', 50000, 'Paid by UPI 609312847755', '2026-04-04'),
  ('00000000-0000-4000-8000-000000000008', 1, 'credit', 13200, 'Soap 4 pieces', '2026-04-05'),
  ('00000000-0000-4000-8000-000000000009', 2, 'payment', 28550, 'Paid by UPI 609588120034', '2026-04-06'),
  ('00000000-0000-4000-8000-000000000010', 5, 'credit', 17400, 'Jaggery 1 kg, coconut 2', '2026-04-06'),
  ('00000000-0000-4000-8000-000000000011', 4, 'payment', 4000, 'Paid in cash', '2026-04-07'),
  ('00000000-0000-4000-8000-000000000012', 3, 'credit', 11800, 'Detergent 1 kg', '2026-04-07');
