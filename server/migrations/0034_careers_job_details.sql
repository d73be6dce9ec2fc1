alter table jobs
  add column description text not null default '',
  add column skills text[] not null default '{}',
  -- Null if it isn't known.
  add column job_type text check (job_type in ('full-time', 'part-time', 'internship', 'contract')),
  -- As the company writes it: ₹4-6 lakh a year.
  add column pay text not null default '';
