-- Small text files that go with a mail, such as a calendar entry: [{name, kind, content}].
alter table mails add column attachments jsonb not null default '[]';
