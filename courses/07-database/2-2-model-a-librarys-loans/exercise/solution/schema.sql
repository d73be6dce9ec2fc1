-- A schema that rejects bad data.  Run in an empty database:  psql -d kochi -f schema.sql
create extension if not exists btree_gist;

create table titles (
  title_id  bigint generated always as identity primary key,
  name      text not null check (name = btrim(name) and name <> ''),
  authors   text[] not null default '{}',
  language  text not null check (language in ('Malayalam', 'English', 'Hindi')),
  published smallint check (published between 1500 and 2100),
  extra     jsonb not null default '{}'
);

create table copies (
  accession_no text primary key check (accession_no ~ '^KL-\d{4}-\d{4}$'),
  title_id     bigint not null references titles on delete restrict,
  withdrawn_on date
);

create table members (
  member_id bigint generated always as identity primary key,
  member_no text not null unique check (member_no ~ '^M-\d+$'),
  name      text not null check (name = btrim(name) and name <> ''),
  phone     text check (phone ~ '^[6-9]\d{9}$'),
  joined_on date not null default current_date
);

create table loans (
  loan_id      bigint generated always as identity primary key,
  accession_no text not null references copies on delete restrict,
  member_id    bigint not null references members on delete restrict,
  lent_at      timestamptz not null default now(),
  due_on       date not null,
  returned_at  timestamptz,
  constraint due_after_lending check (due_on >= (lent_at at time zone 'Asia/Kolkata')::date),
  constraint returned_after_lent check (returned_at > lent_at),
  constraint one_borrower_at_a_time
    exclude using gist (accession_no with =, tstzrange(lent_at, returned_at) with &&)
);

create table fines (
  fine_id bigint generated always as identity primary key,
  loan_id bigint not null unique references loans on delete restrict,
  rupees  numeric(8, 2) not null check (rupees > 0),
  paid_at timestamptz
);
