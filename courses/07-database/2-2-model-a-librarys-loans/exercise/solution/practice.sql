drop table fines, loans, copies, members, titles;
create extension if not exists btree_gist;

create table titles (
  title_id bigint generated always as identity primary key,
  name     text not null
);

create table copies (
  accession_no text primary key,
  title_id     bigint not null references titles
);

create table members (
  member_id bigint generated always as identity primary key,
  name      text not null,
  phone     text
);

create table loans (
  loan_id      bigint generated always as identity primary key,
  accession_no text not null references copies,
  member_id    bigint not null references members,
  lent_at      timestamptz not null default now(),
  due_on       date not null,
  returned_at  timestamptz,
  check (returned_at > lent_at),
  exclude using gist (accession_no with =, tstzrange(lent_at, returned_at) with &&)
);

create table fines (
  fine_id bigint generated always as identity primary key,
  loan_id bigint not null unique references loans,
  rupees  numeric(8, 2) not null check (rupees > 0)
);
