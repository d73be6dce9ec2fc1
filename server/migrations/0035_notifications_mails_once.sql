-- Why a mail was written, where that may be asked for twice: 'verdict 12'. Work that was done and could not say so is
-- done again, and finds the mail there.
alter table mails add column cause text;
create unique index mails_cause on mails (cause) where cause is not null;

-- Under which id it goes out, fixed before the first try: who gets it twice can tell.
alter table mails add column message_id text;
