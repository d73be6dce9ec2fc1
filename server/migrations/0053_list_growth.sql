-- Searches for an address with its @: the part before it may be incomplete at its beginning, the part after it at its
-- end. Trigrams of common domains and names are in too many addresses.
create index people_local_part on people (reverse(split_part(email, '@', 1)) text_pattern_ops);
create index people_domain on people (split_part(email, '@', 2) text_pattern_ops);
-- "Ravi @ Raju" is a name too.
create index people_names_with_at on people (id) where first_name || ' ' || last_name like '%@%';
create index emails_local_part on emails (reverse(split_part(lower(to_address), '@', 1)) text_pattern_ops);
create index emails_domain on emails (split_part(lower(to_address), '@', 2) text_pattern_ops);
create index emails_subjects_with_at on emails (id) where subject like '%@%';

-- Whose work waits, for searches by name.
create index solutions_waiting_by_person on solutions (person_id) where state = 'submitted';

-- Up to a thousand matches are counted, so the searched text of a job is stored rather than put together each time.
drop index jobs_search;
alter table jobs add search_text text generated always as
  (lower(title || ' ' || company_name || ' ' || location || ' ' || description || ' ' || joined_words(skills))) stored;
create index jobs_search on jobs using gin (search_text gin_trgm_ops);

-- The lines of a statement are counted by their finding, with the sum of the amounts, from this index alone.
drop index statement_lines_finding;
create index statement_lines_finding on statement_lines (statement_id, finding, line) include (amount_paise);

-- The job desk by state, newest first: few jobs are closed or expired.
create index jobs_closed on jobs (posted_on desc, id desc) where closed_at is not null;
create index jobs_expiry on jobs (expires_on) where closed_at is null;

-- The settings count pending payments by price, and the payments page sums them, from this index alone.
drop index payments_pending_since;
create index payments_pending_since on payments (created_at) include (amount_paise, credit_paise, method)
  where state = 'pending';

analyze people, emails, jobs;
