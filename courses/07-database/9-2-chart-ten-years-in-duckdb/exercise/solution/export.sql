-- Run in the library database:  psql -d library -f export.sql
\copy (select l.loan_id, l.lent_on, l.due_on, l.returned_on, m.branch, t.language, t.title_id from loans l join members m using (member_id) join copies c using (copy_id) join titles t using (title_id) order by l.loan_id) to 'loans.csv' with (format csv, header true)
