-- The first look of staff counts by week: who came, what was handed in and reviewed, what was paid. Each of these is
-- read from its index alone; a review finds the moment of its hand-in in one as well.
create index people_learners_joined on people (created_at) where role = 'learner' and deleted_at is null;
create index people_learners_end on people (access_ends_at, id) where role = 'learner' and deleted_at is null;
create index solutions_submitted_at on solutions (submitted_at);
create index solutions_id_and_moment on solutions (id) include (submitted_at);
create index reviews_standing on reviews (created_at) include (solution_id) where undone_at is null;
create index payments_verified on payments (decided_at) include (amount_paise) where state = 'verified';
