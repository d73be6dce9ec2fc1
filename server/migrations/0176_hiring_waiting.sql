-- Hiring: what waits for staff is counted on every page of theirs.
-- works with code from 0174: it only adds indexes.

create index companies_waiting on companies (created_at) where state = 'confirmed';
create index company_reports_waiting on company_reports (created_at) where state = 'open';
