-- Four themes: sea, war, family, food.
create table words (word text primary key, meaning real[] not null);
insert into words values
  ('ocean', '{1,0,0,0}'), ('boat', '{0.9,0,0,0.1}'), ('storm', '{0.9,0.2,0,0}'), ('soldier', '{0,1,0,0}'),
  ('mother', '{0,0,1,0}'), ('kitchen', '{0,0,0.3,0.9}'), ('rice', '{0,0,0,1}');
create table books (book_id integer primary key, title text not null, meaning real[] not null);
insert into books values
  (1, 'Nets at Dawn', '{0.9,0,0.1,0.1}'), (2, 'Trench Songs', '{0,0.9,0.2,0}'), (3, 'House of Spices', '{0,0,0.6,0.8}'),
  (4, 'Salt on the Stairs', '{1,0.1,0,0}'), (5, 'Three Sisters of Aluva', '{0,0,1,0.1}'), (6, 'The Ration Line', '{0,0.5,0,0.5}'),
  (7, 'Tide Tables', '{0,0,0,0}'), (8, 'The Second Boat', '{1.8,0,0.2,0.2}');

create function cosine(a real[], b real[]) returns numeric language sql immutable
return (
  select round((sum(x * y) / nullif(sqrt(sum(x * x)) * sqrt(sum(y * y)), 0))::numeric, 3)
  from unnest(a, b) as t(x, y)
);

create function meaning_of(question text) returns real[] language sql stable
return (
  select array_agg(total::real order by place)
  from (
    select u.place, sum(u.value) as total
    from regexp_split_to_table(lower(question), '[^a-z]+') as w(word)
    join words on words.word = w.word
    cross join lateral unnest(words.meaning) with ordinality as u(value, place)
    group by u.place
  ) as totals
);

create function search_books(question text) returns table (book_id integer, title text, score numeric) language sql stable
begin atomic
  select b.book_id, b.title, cosine(b.meaning, meaning_of(question)) as score
  from books b
  where cosine(b.meaning, meaning_of(question)) >= 0.6
  order by score desc, b.book_id
  limit 3;
end;

create view neighbours as
select a.book_id, near.title as nearest
from books a
cross join lateral (
  select b.title
  from books b
  where b.book_id <> a.book_id and cosine(a.meaning, b.meaning) is not null
  order by cosine(a.meaning, b.meaning) desc, b.book_id
  limit 1
) as near;
