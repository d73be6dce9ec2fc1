create table lendings (
  lending_id  bigint generated always as identity primary key,
  copy_id     integer not null references copies,
  member_id   integer not null references members,
  lent_on     date not null,
  due_on      date not null,
  returned_on date,
  slip_line   integer unique, -- the line of the slip it was loaded from
  constraint returned_after_lent check (returned_on >= lent_on),
  -- PGlite comes without btree_gist: a range of one number needs no extension.
  constraint one_borrower_at_a_time exclude using gist (
    int4range(copy_id, copy_id, '[]') with &&, daterange(lent_on, returned_on) with &&
  )
);
create table entries (
  entry_id   bigint generated always as identity primary key,
  lending_id bigint not null unique references lendings,
  rupees     numeric(8, 2) not null check (rupees > 0)
);
create table doubts (line integer primary key, problem text not null);
create index lendings_by_member on lendings (member_id, lent_on) include (due_on, returned_on);

create function read_date(value text) returns date language sql immutable
return case
  when value ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(value, 'date') then value::date
  when value ~ '^\d{2}[/-]\d{2}[/-]\d{4}$'
    and pg_input_is_valid(right(value, 4) || '-' || substr(value, 4, 2) || '-' || left(value, 2), 'date')
    then (right(value, 4) || '-' || substr(value, 4, 2) || '-' || left(value, 2))::date
end;
