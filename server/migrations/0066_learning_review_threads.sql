-- What a learner and mentors write about the feedback of a review (no comment), or about one of its comments.
create table review_threads (
  thread_id bigint primary key references threads (id),
  solution_id bigint not null references solutions (id),
  comment_id bigint references review_comments (id),
  constraint review_threads_subject_key unique nulls not distinct (solution_id, comment_id)
);
create index review_threads_comment_id on review_threads (comment_id) where comment_id is not null;
create trigger review_threads_delete_thread after delete on review_threads
  for each row execute function delete_thread();

-- Until now a learner could reply once to each comment.
alter table threads add column comment_id bigint;
insert into threads (owner_id, created_at, comment_id)
  select person_id, answered_at, review_comments.id
  from review_comments join solutions on solutions.id = solution_id
  where answer is not null order by review_comments.id;
insert into thread_messages (thread_id, author_id, body, created_at)
  select threads.id, owner_id, answer, answered_at
  from threads join review_comments on review_comments.id = comment_id order by threads.id;
insert into review_threads (thread_id, solution_id, comment_id)
  select threads.id, solution_id, comment_id
  from threads join review_comments on review_comments.id = comment_id;
alter table threads drop column comment_id;
alter table review_comments drop column answer, drop column answered_at;
