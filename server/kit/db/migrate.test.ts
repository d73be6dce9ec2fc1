import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { CasingCache } from 'drizzle-orm/casing'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { inDatabase, onServer } from '#server/testing/database.ts'
import { earlierMigrations } from '#server/testing/earlier-migrations.ts'
import { assertMigrationsKnown, migrate, migrationsOnDisk, migrationsTable } from './migrate.ts'

const server = inject('postgres')
const database = 'test_migrations'
const connection = inDatabase(server, database)

await onServer(server, `drop database if exists ${database} with (force)`, `create database ${database}`)
const client = new pg.Client(connection)
await client.connect()
afterAll(async () => {
  await client.end()
  await onServer(server, `drop database ${database} with (force)`)
})

test('applies each migration once when instances start at the same time', async () => {
  const applied = await Promise.all([migrate(connection), migrate(connection), migrate(connection)])
  const names = applied.flat()
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
  expect(await migrate(connection)).toEqual([])
})

test('tables.ts matches the migrations', async () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('tables.ts'),
  )
  const modules = await Promise.all(files.map((path) => import(resolve('server', path)) as Promise<object>))
  const tables = new Set(modules.flatMap((module) => Object.values(module)).filter((thing) => is(thing, PgTable)))
  const casing = new CasingCache('snake_case')
  const declared = [...tables].flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns.map(
      (column) =>
        `${name}.${casing.getColumnCasing(column)} ${column.getSQLType()} ${column.notNull ? 'not null' : 'null'}`,
    )
  })
  const { rows } = await client.query<{ column: string }>(`
    select format('%s.%s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' else 'null' end) as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and c.relname <> 'migrations'`)
  expect(
    declared.map((line) => line.replace('timestamp with time zone', 'timestamp with time zone')).toSorted(),
  ).toEqual(rows.map((row) => row.column).toSorted())
})

test('starts on a newer database only if that says that older code works with it', async () => {
  const newer = (worksFrom: number | null) =>
    client.query(
      `insert into migrations (number, name, sha256, works_from) values (9000, '9000_from_a_newer_version.sql', '', $1)
       on conflict (number) do update set works_from = excluded.works_from`,
      [worksFrom],
    )
  const refusal =
    /^The database is newer than this version of the academy, which doesn't have its migration 9000_from_a_newer_version\.sql: start the newer version again/
  for (const worksFrom of [null, 8999]) {
    await newer(worksFrom)
    await expect(migrate(connection)).rejects.toThrow(refusal)
    await expect(assertMigrationsKnown(connection)).rejects.toThrow(refusal)
  }
  for (const worksFrom of [0, 103]) {
    await newer(worksFrom)
    expect(await migrate(connection)).toEqual([])
    await assertMigrationsKnown(connection)
  }
  await client.query('delete from migrations where number = 9000')
  const { rows } = await client.query<{ number: number }>(
    'select number from migrations where works_from = 0 and number > 103',
  )
  expect(rows.length).toBeGreaterThan(0)
})

test('goes on with a database that has the migrations which the baseline stands for', async () => {
  await onServer(
    server,
    `drop database if exists ${database}_earlier with (force)`,
    `create database ${database}_earlier`,
  )
  const connection = inDatabase(server, `${database}_earlier`)
  const [baseline, ...later] = await migrationsOnDisk()
  const earlier = new pg.Client(connection)
  await earlier.connect()
  try {
    await earlier.query(`${migrationsTable}; ${baseline!.sql}`)
    await earlier.query('insert into migrations select * from jsonb_populate_recordset(null::migrations, $1)', [
      JSON.stringify(earlierMigrations.map((row) => ({ ...row, applied_at: '2026-01-01' }))),
    ])
    await assertMigrationsKnown(connection)
    expect(await migrate(connection)).toEqual(later.map(({ name }) => name))
    expect(await migrate(connection)).toEqual([])
    await earlier.query('delete from migrations where number = 91')
    await expect(migrate(connection)).rejects.toThrow(/not complete up to 0091_learning_rejected\.sql\. Start/)
  } finally {
    await earlier.end()
    await onServer(server, `drop database ${database}_earlier with (force)`)
  }
})

test('rejects a migration that was changed after it was applied', async () => {
  await client.query("update migrations set sha256 = 'another' where number = 92")
  await expect(migrate(connection)).rejects.toThrow('was changed after it was applied')
})
