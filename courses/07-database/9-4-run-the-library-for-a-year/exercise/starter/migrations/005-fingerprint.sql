-- A row for entries and one for lendings: name, rows, and sum, which changes if any value changes.
create view fingerprint as
select 'entries' as name, count(*)::int as rows, '' as sum from entries;
