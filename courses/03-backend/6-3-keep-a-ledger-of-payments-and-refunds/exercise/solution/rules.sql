-- Each of these must fail.
\echo '1: change an amount'
update entries set paise = 1 where booking = 'B-10001';
\echo '2: delete an entry'
delete from entries where booking = 'B-10001';
\echo '3: the same reference twice'
insert into entries (upi_ref, booking, kind, paise, happened_at) values ('607390496040', 'B-10001', 'payment', 22000, now());
\echo '4: refund to another booking'
insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607300000001', 'B-10002', 'refund', -100, now(), '607390496040');
\echo '5: refund more than was paid'
insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607300000002', 'B-10001', 'refund', -22001, now(), '607390496040');
