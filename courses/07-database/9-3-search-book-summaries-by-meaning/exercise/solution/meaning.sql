-- Search by meaning with arrays, no extension needed.  Run in the folder with the two files:  psql -d library -f meaning.sql
set client_encoding = 'UTF8';
drop table if exists books, words cascade;
create table books (book_id integer primary key, title text not null, summary text not null, meaning real[] not null check (cardinality(meaning) = 8));
create table words (word text primary key, meaning real[] not null check (cardinality(meaning) = 8));
\copy books from 'summaries.csv' with (format csv, header true)
\copy words from 'words.csv' with (format csv, header true)

create or replace function cosine(a real[], b real[]) returns numeric language sql immutable
return (select round((sum(x * y) / nullif(sqrt(sum(x * x)) * sqrt(sum(y * y)), 0))::numeric, 3) from unnest(a, b) as t(x, y));

-- The meaning of a question: the sum of the meanings of its words.
create or replace function meaning_of(question text) returns real[] language sql stable
return (
  select array_agg(total::real order by place)
  from (
    select place, sum(value) as total
    from regexp_split_to_table(lower(question), '[^a-z]+') as w(word)
    join words using (word)
    cross join lateral unnest(words.meaning) with ordinality as u(value, place)
    group by place
  ) t
);

create or replace function search_books(question text) returns table (book_id integer, title text, score numeric) language sql stable as $$
  select book_id, title, cosine(meaning, q.m) as score
  from books, (select meaning_of(question) as m) as q
  where q.m is not null
  order by score desc, book_id
  limit 5
$$;

select * from search_books('ocean storm');
select * from search_books('a soldier in love');
select * from search_books('hunger in the village');
select count(*) as with_the_word_ocean from books where summary ilike '%ocean%' or title ilike '%ocean%';
select count(*) as unknown_words from search_books('xylophone');
-- More like this: the nearest neighbours of book 19.
select b.book_id, b.title, cosine(b.meaning, a.meaning) as score from books a join books b on b.book_id <> a.book_id
where a.book_id = 19 order by score desc, b.book_id limit 3;
select * from search_books('mother and daughter');
select * from search_books('train journey');
