-- A session or a series for one batch: only its learners see and reserve it. The course is that of the batch.
alter table weekend_series add column batch_id bigint;
alter table weekend_series add check (batch_id is null or course_id is not null);
alter table weekend_series add foreign key (batch_id, course_id) references batches (id, course_id);
create index weekend_series_of_batch on weekend_series (batch_id, course_id) where batch_id is not null;

alter table weekend_sessions add column batch_id bigint;
alter table weekend_sessions add check (batch_id is null or course_id is not null);
alter table weekend_sessions add foreign key (batch_id, course_id) references batches (id, course_id);
create index weekend_sessions_of_batch on weekend_sessions (batch_id, course_id) where batch_id is not null;
