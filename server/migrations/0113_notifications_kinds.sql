-- A notification is its kind and data, and is worded when it is read. What older code wrote, and what an older version
-- still writes while a release is rolled out, has its words in title and body: the kind `plain`. The default of the title
-- is what an older version shows of a new row, which has the link as before.
alter table notifications
  add column kind text not null default 'plain',
  add column data jsonb not null default '{}',
  alter column title set default 'You have a new notification';
