import type { Mistake } from './mistake.ts'

export const sql: Mistake[] = [
  {
    mistake: 'unknown column',
    code: 'select titel from books',
    message:
      'There is no column `titel`. Did you mean `title`? `books` has `id`, `title`, `copies`, `price` and `author_id`.',
  },
  {
    mistake: 'column that is not there',
    code: 'select publisher from books',
    message: 'There is no column `publisher`. `books` has `id`, `title`, `copies`, `price` and `author_id`.',
  },
  {
    mistake: 'unknown table',
    code: 'select title from bookz',
    message: 'There is no table `bookz`. Did you mean `books`? The tables are `authors` and `books`.',
  },
  {
    mistake: 'missing comma, with an error',
    code: 'select title copies price from books',
    message: 'A comma seems to be missing on line 1, before `copies` or `price`.',
  },
  {
    mistake: 'missing comma, without an error',
    code: 'select title copies from books order by id',
    expect: "[{ title: 'Godan', copies: 3 }]",
    message:
      'On line 1, a comma is missing between `title` and `copies`. Now the second word is only a new name for the first column.',
    line: 1,
  },
  {
    mistake: 'text without quotes',
    code: 'select title from books where title = Godan',
    message: "`Godan` on line 1 has no quotes, so SQL takes it for a column. If it’s a text, write `'Godan'`.",
  },
  {
    mistake: 'text in double quotes',
    code: 'select title from books where title = "Godan"',
    message: 'Texts need single quotes in SQL. On line 1, write `\'Godan\'` instead of `"Godan"`.',
  },
  {
    mistake: '= NULL',
    code: 'select title from books\nwhere author_id = null',
    expect: "[{ title: 'Chemmeen' }]",
    message: 'Line 2 compares with `NULL`, which is never true. Write `IS NULL`.',
    line: 2,
  },
  {
    mistake: 'column that is not grouped',
    code: 'select title, count(*) from books group by copies',
    message:
      'Line 1 shows `books.title` next to a count or sum. Add it to `GROUP BY`, or wrap it in `min()` or `max()`.',
  },
  {
    mistake: 'missing FROM',
    code: 'select title',
    message: 'The statement on line 1 doesn’t say which table to read. Add `FROM books`.',
  },
  {
    mistake: 'short name of no table',
    code: 'select b.title from books',
    message: 'Line 1 uses `b`, which isn’t in `FROM`. Add it with `JOIN`, or give a table that short name.',
  },
  {
    mistake: 'unclosed quote',
    code: "select title from books where title = 'Godan",
    message: "The text on line 1 never ends. Close it with a single quote `'`.",
  },
  {
    mistake: 'misspelt SELECT',
    code: 'selct title from books',
    message: 'Line 1 has `selct`. Did you mean `SELECT`?',
  },
  {
    mistake: 'misspelt FROM',
    code: 'select title form books',
    message: 'Line 1 has `form`. Did you mean `FROM`?',
  },
  {
    mistake: 'misspelt WHERE',
    code: 'select title from books wher copies > 1',
    message: 'Line 1 has `wher`. Did you mean `WHERE`?',
  },
  {
    mistake: 'count in WHERE',
    code: 'select title from books where count(*) > 1',
    message: '`WHERE` can’t use `count` or `sum` (line 1). Put this condition into `HAVING`, after `GROUP BY`.',
  },
  {
    mistake: 'column of two tables',
    code: 'select id from books join authors on author_id = authors.id',
    message: '`authors` and `books` both have a column `id`. Write which one, such as `authors.id`.',
  },
  {
    mistake: 'unclosed bracket',
    code: 'select count(* from books',
    message: 'A closing bracket `)` is missing before `FROM` on line 1.',
  },
  {
    mistake: 'unclosed bracket at the end',
    code: 'select title from books where id in (1, 2',
    message: 'A bracket `(` in the statement that ends on line 1 is never closed. Add `)`.',
  },
  {
    mistake: 'comma before FROM',
    code: 'select title, from books',
    message: 'There is a comma too many before `FROM` on line 1.',
  },
  {
    mistake: 'end too early',
    code: 'select title from books where',
    message: 'The statement on line 1 ends too early: something has to follow `where`.',
  },
  {
    mistake: 'ORDER without BY',
    code: 'select title from books order title',
    message: 'Write `ORDER BY` on line 1; `BY` is missing.',
  },
  {
    mistake: 'DELETE without FROM',
    code: 'delete books',
    message: 'Write `DELETE FROM books`: `FROM` is missing on line 1.',
  },
  {
    mistake: 'missing semicolon',
    code: 'select 1\nselect title from books',
    message: 'A semicolon `;` is missing before `SELECT` on line 2.',
  },
  {
    mistake: '==',
    code: 'select title from books where copies == 1',
    message: 'SQL compares with one `=`. Remove the second one on line 1.',
  },
  {
    mistake: 'text compared with a number',
    code: 'select title from books where title = 5',
    message:
      'Line 1 has `=` between the types `text` and `integer`. Both sides need the same type: quotes for a text, none for a number.',
  },
  {
    mistake: 'text for a number',
    code: "select title from books where copies = 'many'",
    message: "`'many'` on line 1 isn’t a valid integer.",
  },
  {
    mistake: 'misspelt function',
    code: 'select coun(id) from books',
    message: 'There is no function `coun`. Did you mean `count`?',
  },
  {
    mistake: 'key that exists',
    code: "insert into books (id, title) values (1, 'Godan')",
    message: 'There is already a row with `id` `1` (line 1). Use another value, or `UPDATE` the row.',
  },
  {
    mistake: 'empty column',
    code: 'insert into books (id) values (9)',
    message: '`title` of `books` can’t be empty. Give it a value on line 1.',
  },
  {
    mistake: 'more values than columns',
    code: "insert into books (id, title) values (9, 'a', 2)",
    message: 'The `INSERT` on line 1 has more values than columns.',
  },
  {
    mistake: 'reference to no row',
    code: "insert into books (id, title, author_id) values (9, 'a', 77)",
    message: '`authors` has no row with this key: `author_id` is `77` on line 1. Insert that row first.',
  },
  {
    mistake: 'table that exists',
    code: 'create table books (id int)',
    message: 'There is already a table or view `books`. Choose another name on line 1, or use the one that exists.',
  },
  {
    mistake: 'script without SELECT',
    code: 'update books set copies = 1',
    message: 'Your script has no `SELECT`, so there are no rows to check.',
  },
  {
    mistake: 'division by zero',
    code: 'select price / copies from books',
    message: 'Line 1 divides by 0. Write `nullif(…, 0)` around what you divide by.',
  },
  {
    mistake: 'JavaScript in an SQL exercise',
    code: 'const books = 2\nconsole.log(books)',
    message: 'This looks like JavaScript. This exercise is in SQL.',
  },
  {
    mistake: 'view that is not created',
    code: 'select title from books',
    run: '`select * from cheap_books`',
    message:
      'We use `cheap_books`, and your script doesn’t create it. Write `CREATE VIEW cheap_books AS …` as the instructions say.',
  },
  {
    mistake: 'view with another name',
    code: 'create view cheap_book as select title from books',
    run: '`select * from cheap_books`',
    message: 'We use `cheap_books`; your script creates `cheap_book`. Rename it to `cheap_books`.',
  },
  {
    mistake: 'where after order by',
    code: 'select title from books order by title where copies > 0',
    message: '`WHERE` on line 1 has to come before `ORDER BY`. Move it up.',
  },
  {
    mistake: 'semicolon in the middle of a query',
    code: 'select title from books;\nwhere copies < 3',
    message: 'The `;` before `where` on line 2 ends the query too early. Move it to the very end.',
  },
  {
    mistake: 'words for a comparison',
    code: 'select title from books where copies less than 3',
    message: 'Line 1 has the word `less`. SQL has a sign for it: `<`.',
  },
  {
    mistake: 'if for where',
    code: 'select title from books if copies < 3',
    message: 'Write `WHERE` instead of `if` on line 1.',
  },
]
