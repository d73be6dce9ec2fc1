import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { CasingCache } from 'drizzle-orm/casing'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import * as careers from '#server/careers/tables.ts'
import * as catalogue from '#server/catalogue/tables.ts'
import * as community from '#server/community/tables.ts'
import * as identity from '#server/identity/tables.ts'
import * as insights from '#server/insights/tables.ts'
import * as learning from '#server/learning/tables.ts'
import * as dailyClose from '#server/membership/daily-close/tables.ts'
import * as demos from '#server/membership/demos/tables.ts'
import * as gateway from '#server/membership/gateway/tables.ts'
import * as practice from '#server/learning/practice/tables.ts'
import * as promises from '#server/learning/promises/tables.ts'
import * as reviewReplies from '#server/learning/reviews/tables.ts'
import * as sessions from '#server/mentoring/sessions/tables.ts'
import * as messages from '#server/messages/tables.ts'
import * as mentoring from '#server/mentoring/tables.ts'
import * as membership from '#server/membership/tables.ts'
import * as notifications from '#server/notifications/tables.ts'
import * as secondOpinions from '#server/learning/second-opinions/tables.ts'
import * as projects from '#server/projects/tables.ts'
import * as site from '#server/site/tables.ts'
import * as sponsors from '#server/sponsors/tables.ts'
import * as support from '#server/support/tables.ts'
import { inDatabase, onServer } from '#server/testing/database.ts'
import * as threads from '#server/threads/tables.ts'
import * as wallet from '#server/wallet/tables.ts'
import * as webhooks from '#server/webhooks/tables.ts'
import { assertMigrationsKnown, migrate } from './migrate.ts'
import * as kit from '../tables.ts'

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
  const all = {
    ...kit,
    ...identity,
    ...site,
    ...notifications,
    ...threads,
    ...wallet,
    ...webhooks,
    ...catalogue,
    ...membership,
    ...learning,
    ...dailyClose,
    ...demos,
    ...gateway,
    ...practice,
    ...secondOpinions,
    ...promises,
    ...reviewReplies,
    ...sessions,
    ...mentoring,
    ...projects,
    ...careers,
    ...community,
    ...support,
    ...sponsors,
    ...messages,
    ...insights,
  }
  const tables = Object.values(all).filter((thing) => is(thing, PgTable))
  const casing = new CasingCache('snake_case')
  const declared = tables.flatMap((table) => {
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

test('rejects a migration that was changed after it was applied', async () => {
  await client.query("update migrations set sha256 = 'another' where number = 1")
  await expect(migrate(connection)).rejects.toThrow('was changed after it was applied')
})
