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

-- 1. The cosine of two vectors, with three decimals; null if one of them has the length 0.
create function cosine(a real[], b real[]) returns numeric language sql immutable
return null::numeric;

-- 2. The vector of a question: the sum of the vectors of its known words. Capitals and punctuation don't matter.
--    A word that is there twice counts twice. Null if no word is known.
create function meaning_of(question text) returns real[] language sql stable
return null::real[];

-- 3. At most three books with a score of 0.6 or more, best first; the smaller book_id first if two are equal.
create function search_books(question text) returns table (book_id integer, title text, score numeric) language sql stable as $$
  select 0, '', 0.0 where false
$$;

-- 4. A view neighbours (book_id, nearest): for each book with a vector the most similar other book, by title.
--    The smaller book_id wins if two are equal.
