-- The sample tables make room for yours.
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

-- Add the foreign keys and the rules: a copy has one borrower at a time, and comes back after it was lent.
create table loans (
  loan_id      bigint generated always as identity primary key,
  accession_no text,
  member_id    bigint,
  lent_at      timestamptz not null default now(),
  due_on       date not null,
  returned_at  timestamptz
);

-- A loan has at most one fine, in rupees and paise, and never 0 or less.
create table fines (
  fine_id bigint generated always as identity primary key,
  loan_id bigint,
  rupees  float
);
