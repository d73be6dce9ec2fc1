create table testimonials (
  id bigint generated always as identity primary key,
  place text not null check (place in ('home', 'demo', 'pricing')),
  name text not null,
  rating smallint not null check (rating between 1 and 5),
  review text not null,
  given_on date not null
);
create index testimonials_place on testimonials (place, id);

create table team_members (
  id bigint generated always as identity primary key,
  name text not null,
  title text not null,
  about text not null,
  experience text not null,
  skills text[] not null,
  image text not null
);

create trigger testimonials_are_content after insert or update or delete or truncate on testimonials
  for each statement execute function content_changed();
create trigger team_members_are_content after insert or update or delete or truncate on team_members
  for each statement execute function content_changed();
