-- Jobs of the demo academy are marked on the site and stay out of counts and structured data.
alter table jobs add column is_sample boolean not null default false;
-- `.example` is reserved: no company has such a website.
update jobs set is_sample = true where company_link ~ '^https://[^/]+\.example/';
create index jobs_samples on jobs (posted_on desc, id desc) where is_sample;
