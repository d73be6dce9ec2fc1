import { afterAll, expect, test } from 'vitest'
import { openSession } from '../host/session.ts'
import { connectToProcess } from '../node/connect.ts'
import { splitStatements } from './sql-statements.ts'

const printed: string[] = []
// One PostgreSQL for all tests, as for a learner who runs again and again.
const session = openSession(connectToProcess('sql'), {
  seconds: 60,
  onPrint: (lines) =>
    void printed.push(...lines.map(({ level, text }) => (level === 'log' ? text : `${level} ${text}`))),
})
afterAll(() => session.close())

const database = `create table books (title text, copies int, price numeric(8, 2));
  insert into books values ('Godan', 3, 120), ('Chemmeen', 0, 80.50)`

const start = (text: string) =>
  session.start({ language: 'sql', entry: 'a.sql', files: [{ path: 'a.sql', text }], database })

async function run(text: string) {
  printed.splice(0)
  const reply = await start(text)
  if (reply.kind !== 'failure') return printed
  const { message, file, line } = reply.failure
  return [...printed, `${file}:${line} ${message}`]
}

async function valueOf(query: string, setup = '') {
  await session.prepare([{ run: query, setup }])
  const reply = await session.evaluate(0)
  return reply.kind === 'value'
    ? (JSON.parse(reply.value) as unknown)
    : reply.kind === 'failure'
      ? reply.failure
      : reply
}

test('prints the rows of each statement', async () => {
  const script = `select title, copies > 0, null, price from books order by title; -- a; b
    select '2026-01-31T10:00Z'::timestamptz, $$x;y$$;`
  expect(await run(script)).toEqual([
    'Chemmeen | false | null | 80.50',
    'Godan | true | null | 120.00',
    '2026-01-31 15:30:00+05:30 | x;y',
  ])
})

test('gives checks the rows as values', async () => {
  await start(`select 'first' as a; select title, copies, price, price / 3 as third from books where copies > 0;`)
  expect(await valueOf('')).toEqual([{ title: 'Godan', copies: 3, price: 120, third: 40 }])
  expect(
    await valueOf(`select count(*) as n, sum(copies) as sum, 1 / 3.0 as third, date '2026-01-31' as day,
      array_agg(title order by title) as titles, '{"a": [1]}'::jsonb as json, 9007199254740993 as large from books`),
  ).toEqual([
    {
      n: 2,
      sum: 3,
      third: '0.33333333333333333333',
      day: '2026-01-31',
      titles: ['Chemmeen', 'Godan'],
      json: { a: [1] },
      large: '9007199254740993',
    },
  ])
  expect(await valueOf('', "insert into books values ('Indulekha', 1, 30)")).toMatchObject([{}, { title: 'Indulekha' }])
  expect(await valueOf('select 1 as a, 2 as a')).toMatchObject({ message: expect.stringContaining('Two columns') })
})

test('names the line of an error and keeps what was printed before', async () => {
  expect(await run('select 1;\n\nselect titel\nfrom books;')).toEqual([
    '1',
    'a.sql:3 column "titel" does not exist. Perhaps you meant to reference the column "books.title".',
  ])
  expect(
    await run("alter table books add primary key (title);\n\n-- twice\ninsert into books\nvalues ('Godan');"),
  ).toEqual([
    'a.sql:4 duplicate key value violates unique constraint "books_pkey". Key (title)=(Godan) already exists.',
  ])
  expect(await run('select 1;\n\\d books')).toEqual(['1', expect.stringContaining('a.sql:2 \\d is a command of psql')])
})

test('a broken statement doesn’t stop the others', async () => {
  expect(await run('select titel from books;\nselect 2;\nselect 1 / 0;\nselect 3;')).toEqual([
    'error Line 1: column "titel" does not exist. Perhaps you meant to reference the column "books.title".',
    '2',
    'error Line 3: division by zero',
    '3',
    expect.stringContaining('a.sql:1 column "titel" does not exist'),
  ])
  expect(await run('begin;\nselect 1 / 0;\nselect 2;\nrollback;\nselect 3;')).toEqual([
    'error Line 2: division by zero',
    '3',
    'a.sql:2 division by zero',
  ])
})

test('leaves nothing to the next run', async () => {
  await run(`create schema extra; create table extra.t (a int); create role clerk; grant all on books to clerk;
    create extension pg_trgm; create temp table books (a int); prepare p as select 1; set timezone to 'UTC';
    alter database postgres set work_mem to '1MB'; select pg_advisory_lock(1); create type mood as enum ('good');
    create function stop() returns event_trigger language plpgsql as $$ begin raise 'no'; end $$;
    create event trigger stop on sql_drop execute function stop(); set role clerk; begin; lock table pg_class;`)
  const state = `select (select count(*) from pg_roles where rolname = 'clerk') as roles,
    (select count(*) from pg_namespace where nspname = 'extra') as schemas, (select count(*) from pg_locks where locktype = 'advisory') as locks,
    (select count(*) from pg_extension) as extensions, (select count(*) from pg_event_trigger) as triggers,
    (select count(*) from pg_prepared_statements) as prepared, (select count(*) from pg_db_role_setting) as settings,
    current_user as name, current_setting('timezone') as zone, (select count(*) from books) as books`
  await start(state)
  expect(await valueOf('')).toEqual([
    {
      roles: 0,
      schemas: 0,
      locks: 0,
      extensions: 1,
      triggers: 0,
      prepared: 0,
      settings: 0,
      name: 'postgres',
      zone: 'Asia/Kolkata',
      books: 2,
    },
  ])
})

test('runs a check in a session of its own', async () => {
  expect(await run('begin; delete from books;')).toEqual([
    expect.stringContaining('warn The transaction is still open'),
  ])
  expect(await valueOf('select count(*) as n from books')).toEqual([{ n: 2 }])
})

test('splits a script as psql does', () => {
  const { statements } = splitStatements(`-- one; two
    select ';', ";", e'\\';', $a$;$a$ /* ; /* ; */ */;;
    create function f() returns int language sql begin atomic select case when true then 1 end; end;
    create rule r as on insert to t do also (select 1; select 2);
    select 1`)
  expect(statements.map(({ line }) => line)).toEqual([2, 3, 4, 5])
})

test('a query of a check that returns no rows is no error', async () => {
  await start('')
  expect(await valueOf("insert into books values ('Ghachar Ghochar', 1, 99)")).toEqual([])
})

test('no check sees what another one changed', async () => {
  await start('update books set copies = copies + 1; create sequence numbers')
  const copies = 'select sum(copies) as n from books'
  expect(await valueOf(copies)).toEqual([{ n: 5 }])
  expect(await valueOf(`delete from books returning title`)).toHaveLength(2)
  expect(await valueOf(copies)).toEqual([{ n: 5 }])
  expect(await valueOf(`with gone as (delete from books returning copies) ${copies}`)).toEqual([{ n: 5 }])
  expect(await valueOf(copies, `insert into books values ('Indulekha', 1, 30)`)).toEqual([{ n: 7 }])
  expect(await valueOf('', `insert into books values ('Indulekha', 1, 30)`)).toMatchObject({ name: 'ERROR' })
  expect(await valueOf(copies)).toEqual([{ n: 5 }])
  expect([await valueOf(`select nextval('numbers') as n`), await valueOf(`select nextval('numbers') as n`)]).toEqual([
    [{ n: 1 }],
    [{ n: 1 }],
  ])
})

test('a function can write, whatever it does about errors', async () => {
  await start(`create function lend() returns text language plpgsql as $$
    begin
      update books set copies = copies - 1 where title = 'Godan';
      return 'lent';
    exception when others then
      return 'refused';
    end $$`)
  expect(await valueOf('select lend() as answer')).toEqual([{ answer: 'lent' }])
  expect(await valueOf(`select copies from books where title = 'Godan'`)).toEqual([{ copies: 3 }])
})
