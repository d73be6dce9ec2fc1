-- Every search finds parts of words, so each needs a trigram index on exactly the text that it searches.

-- array_to_string is not immutable for arrays of any type; for texts it is.
create function joined_words(words text[]) returns text language sql immutable strict parallel safe as $$
  select array_to_string(words, ' ')
$$;

create index bugs_search on bugs using gin ((title || ' ' || steps || ' ' || page) gin_trgm_ops);
create index facts_search on facts using gin ((text || ' ' || source) gin_trgm_ops);
create index feature_requests_search on feature_requests using gin ((title || ' ' || description) gin_trgm_ops);
create index jobs_search on jobs using gin
  ((title || ' ' || company_name || ' ' || location || ' ' || description || ' ' || joined_words(skills)) gin_trgm_ops);
create index briefs_search on briefs using gin
  ((title || ' ' || summary || ' ' || joined_words(tech_stack)) gin_trgm_ops);
create index ideas_search on ideas using gin (name gin_trgm_ops);
create index project_submissions_search on project_submissions using gin (name gin_trgm_ops);
create index demo_bookings_search on demo_bookings using gin ((name || ' ' || email || ' ' || mobile) gin_trgm_ops);
create index emails_search on emails using gin ((to_address || ' ' || subject) gin_trgm_ops);
create index certificates_search on certificates using gin
  ((code || ' ' || learner_name || ' ' || course_title) gin_trgm_ops);
create index payments_search on payments using gin (transaction_id gin_trgm_ops);

-- The lists of one state, in both orders.
create index feature_requests_state on feature_requests (state, id desc);
create index feature_requests_state_votes on feature_requests (state, vote_count desc, id desc);

-- The planner needs to know how common words are in the indexed texts.
analyze bugs, facts, feature_requests, jobs, briefs, demo_bookings, emails, certificates;
