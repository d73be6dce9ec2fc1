-- Plus-addresses, and at Gmail also dots, belong to one person.
create function canonical_email(email text) returns text language sql immutable strict parallel safe as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select split_part(split_part(lower(email), '@', 1), '+', 1) as name, split_part(lower(email), '@', 2) as domain) parts
$$;
create index people_canonical_email on people (canonical_email(email));

-- Why the friend's first payment brought no credit; null while it is pending or when it did.
alter table referrals add column refusal text
  check (refusal in ('self', 'known person', 'not paid', 'monthly limit', 'staff'));
