-- What the courses we ship say about themselves, unless staff have rewritten it. The tenth course promised 150 problems in
-- three languages and was on no public list.
update courses set is_listed = true, description =
  'Tech interviews in India come in stages: an online assessment, one or two coding rounds, a machine-coding round, system design for experienced candidates, and a salary discussion. In twelve weeks you prepare for each of them. You solve 26 exercises in JavaScript that are checked in the page, practise on 134 more problems, and explain your reasoning aloud from the second week on.'
  || E'\n\n' || 'If you’ll interview in Java, Python or another language, submit a file in that language instead: a mentor reviews it, without the checks. Every fourth week you practise a mock interview and get written feedback.'
where id = 10 and description =
  'Tech interviews in India come in stages: an online assessment, one or two coding rounds, a machine-coding round, system design for experienced candidates, and a salary discussion. In twelve weeks you prepare for each of them. You solve about 150 problems, each chosen to teach something new, and explain your reasoning aloud from the second week on.'
  || E'\n\n' || 'Use Java, Python or TypeScript, whichever you’ll interview in. Every fourth week you practise a mock interview and get written feedback.';

update courses set facts = jsonb_set(facts, '{format}',
  to_jsonb('Self-paced. Written tasks week by week. A mentor reviews your work; automatic checks approve small practice steps'::text))
where facts ->> 'format' = 'Self-paced. Written tasks week by week, and a mentor reviews every step you submit';
