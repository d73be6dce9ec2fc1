-- The text with links that give access to an account, encrypted, until the email is sent. `text` has the links hidden.
alter table emails add column encrypted_text text
  constraint emails_encrypted_text_check check (encrypted_text is null or state = 'queued');

update emails set text = regexp_replace(text, '\S+/reset-password#\S+', '[link hidden]', 'g')
  where state <> 'queued' and text like '%/reset-password#%';
