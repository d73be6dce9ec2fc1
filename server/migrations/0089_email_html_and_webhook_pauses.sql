-- The formatted version of emails that were written with formatting. All others are formatted when they are sent.
-- An announcement has a copy for each recipient, so it goes once the email has left the queue; the text stays.
alter table emails add column html text
  constraint emails_html_check check (html is null or state = 'queued');

-- An endpoint that answered Retry-After gets nothing until then.
alter table webhooks add column not_before timestamptz;
