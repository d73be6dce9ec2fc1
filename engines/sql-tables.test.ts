import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tablesIn } from './sql-tables.ts'

test('reads tables, columns and types from a script', () => {
  const script = `-- Books
    create table if not exists books (
      id int generated always as identity primary key,
      title text not null check (title <> 'a, b'), -- a comment, too
      price numeric(8, 2) default 0,
      tags text[],
      lent timestamp with time zone,
      "on" date,
      constraint positive check (price >= 0),
      unique (title, price)
    );
    insert into books (title) values ('create table x (a int);');
    create view cheap as select * from books;
    alter table books add column copies int;`
  const books = [
    'id int',
    'title text',
    'price numeric(8, 2)',
    'tags text[]',
    'lent timestamp with time zone',
    'on date',
  ]
  expect(tablesIn(script).map(({ name, columns }) => [name, columns.map((one) => `${one.name} ${one.type}`)])).toEqual([
    ['books', [...books, 'copies int']],
    ['cheap', []],
  ])
})

test('finds the tables of every sample database of the courses', () => {
  const scripts = globSync('courses/*/databases/*.sql').map((path) => readFileSync(path, 'utf8'))
  const creating = scripts.filter((text) => /^create table \w+ \(/m.test(text))
  expect(creating.length).toBeGreaterThan(0)
  for (const script of creating) {
    const tables = tablesIn(script)
    expect(tables.length).toBeGreaterThan(0)
    for (const { columns } of tables) for (const { name } of columns) expect(name).toMatch(/^\w+$/)
  }
})
