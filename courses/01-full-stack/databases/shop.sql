-- Sharma Kirana: 6 customers and the 12 entries of two notebook pages. Money in paise.
create table customers (
  customer_id integer primary key,
  name        text not null,
  street      text
);

create table entries (
  entry_id    integer primary key,
  customer_id integer not null references customers,
  kind        text not null check (kind in ('credit', 'payment')),
  paise       bigint not null check (paise > 0),
  note        text not null,
  happened_on date not null
);

insert into customers values
  (1, 'Savitri Devi', 'Station Road'),
  (2, 'Abdul Rehman', 'Lal Bagh'),
  (3, 'Pushpa Kumbhar', 'Station Road'),
  (4, 'Master Anthony D’Souza', null),
  (5, 'Lakshmi Venkataramana Subrahmanyam', 'Temple Street'),
  (6, 'Ravi Nishad', 'Lal Bagh');

insert into entries values
  (1, 1, 'credit', 31200, 'Atta 5 kg, salt', '2026-04-01'),
  (2, 2, 'credit', 18950, 'Mustard oil 1 l', '2026-04-01'),
  (3, 1, 'payment', 20000, 'Paid in cash', '2026-04-02'),
  (4, 3, 'credit', 104200, 'Rice 10 kg, dal 2 kg', '2026-04-02'),
  (5, 4, 'credit', 4000, 'Biscuits', '2026-04-03'),
  (6, 2, 'credit', 9600, 'Tea 250 g', '2026-04-03'),
  (7, 3, 'payment', 50000, 'Paid by UPI 609312847755', '2026-04-04'),
  (8, 1, 'credit', 13200, 'Soap 4 pieces', '2026-04-05'),
  (9, 2, 'payment', 28550, 'Paid by UPI 609588120034', '2026-04-06'),
  (10, 5, 'credit', 17400, 'Jaggery 1 kg, coconut 2', '2026-04-06'),
  (11, 4, 'payment', 4000, 'Paid in cash', '2026-04-07'),
  (12, 3, 'credit', 11800, 'Detergent 1 kg', '2026-04-07');

-- The two pages as they were typed, all text, before anything is decided about them.
create table notebook (date text, customer text, item text, amount_rupees text, kind text);

insert into notebook values
  ('2026-04-01', 'Savitri Devi', 'Atta 5 kg, salt', '312.00', 'credit'),
  ('2026-04-01', 'Abdul Rehman', 'Mustard oil 1 l', '189.50', 'credit'),
  ('2026-04-02', 'Savitri Devi', 'Paid in cash', '200.00', 'payment'),
  ('2026-04-02', 'Pushpa Kumbhar', 'Rice 10 kg, dal 2 kg', '1042.00', 'credit'),
  ('2026-04-03', 'Master Anthony D’Souza', 'Biscuits', '40.00', 'credit'),
  ('2026-04-03', 'Abdul Rehman', 'Tea 250 g', '96.00', 'credit'),
  ('2026-04-04', 'Pushpa Kumbhar', 'Paid by UPI 609312847755', '500.00', 'payment'),
  ('2026-04-05', 'Savitri Devi', 'Soap 4 pieces', '132.00', 'credit'),
  ('2026-04-06', 'Abdul Rehman', 'Paid by UPI 609588120034', '285.50', 'payment'),
  ('2026-04-06', 'Lakshmi Venkataramana Subrahmanyam', 'Jaggery 1 kg, coconut 2', '174.00', 'credit'),
  ('2026-04-07', 'Master Anthony D’Souza', 'Paid in cash', '40.00', 'payment'),
  ('2026-04-07', 'Pushpa Kumbhar', 'Detergent 1 kg', '118.00', 'credit');
