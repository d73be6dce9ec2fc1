-- Certificates say which steps a mentor reviewed and which were approved by checks: `byChecks` in each task of `work` has
-- the positions of the latter. Existing certificates get it only if each step that checks had approved by then is
-- found by its name. Otherwise a step was renamed since, and they say no more than that all steps were approved.
with checked as (
  select certificate.id, count(review.id) as amount,
    coalesce(jsonb_agg(jsonb_build_array(task.title, step.name)) filter (where review.id is not null), '[]') as names
  from certificates certificate
  left join solutions solution
    on solution.person_id = certificate.person_id and solution.course_id = certificate.course_id
  left join reviews review on review.solution_id = solution.id and review.undone_at is null
    and review.check_run_id is not null and review.created_at <= certificate.issued_at
  left join steps step on step.id = solution.step_id
  left join tasks task on task.id = step.task_id
  group by certificate.id
), marked as (
  select certificate.id, checked.amount,
    jsonb_agg(part.task || jsonb_build_object('byChecks', places.found) order by part.number) as work,
    sum(jsonb_array_length(places.found)) as found
  from certificates certificate
  join checked on checked.id = certificate.id
  cross join lateral jsonb_array_elements(certificate.work) with ordinality as part (task, number)
  cross join lateral (
    select coalesce(jsonb_agg(step.number - 1 order by step.number), '[]') as found
    from jsonb_array_elements(part.task -> 'steps') with ordinality as step (name, number)
    where checked.names @> jsonb_build_array(jsonb_build_array(part.task -> 'title', step.name))
  ) places
  group by certificate.id, checked.amount
)
update certificates set work = marked.work from marked where marked.id = certificates.id and marked.found = marked.amount;
