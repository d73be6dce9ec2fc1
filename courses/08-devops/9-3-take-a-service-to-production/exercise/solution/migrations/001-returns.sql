-- Version 1.0. Read only.
create table returns (
  order_no text primary key,
  reason text not null,
  rupees numeric(10, 2) not null,
  phone text not null,
  created_at timestamptz not null default now()
);
-- What 1.0 has written in its first week.
insert into returns (order_no, reason, rupees, phone) values
  ('K-1001', 'broken', 1250.00, '9811100001'),
  ('K-1002', 'too small', 99.90, '9811100002');
