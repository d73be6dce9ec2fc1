import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '#server/kit/db/orm.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { verifyAuditChain } from './chain.ts'
import { audit } from './store.ts'
import { isFull } from '#server/testing/scale.ts'

const app = await sharedApp()
const add = (action: string) => audit(app.db, { actorId: 7, action, subject: 'course 4', after: { title: '“हिन्दी”' } })

/** As someone who can do anything to the database would. */
const tamper = (statement: string) =>
  app.asOwner(`begin; alter table audit_entries disable trigger user; alter table audit_chain disable trigger user;
    ${statement}; alter table audit_entries enable trigger user; alter table audit_chain enable trigger user; commit`)

beforeEach(async () => {
  await tamper('delete from audit_chain; delete from audit_entries')
  for (const action of ['first', 'second', 'third']) await add(action)
})

test('links entries of simultaneous transactions without a gap, and none of a rolled-back one', async () => {
  const undone = app.db.transaction(async (db) => {
    await audit(db, { actorId: null, action: 'undone', subject: 'course 4' })
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  const transaction = (name: string) =>
    app.db.transaction(async (db) => {
      for (const part of [1, 2]) await audit(db, { actorId: 1, action: `${name} ${part}`, subject: 'course 4' })
    })
  await Promise.all(Array.from({ length: 15 }, (_, at) => transaction(`change ${at}`)))
  expect(await verifyAuditChain(app.db)).toMatchObject({ entries: 33, head: { position: 33 }, problem: null })
})

test.each([
  [
    'a changed entry',
    `update audit_entries set action = 'harmless' where action = 'second'`,
    /^Entry \d+, or .* changed/,
  ],
  ['a changed date', `update audit_entries set at = at - interval '1 day' where action = 'second'`, /was changed/],
  [
    'a removed entry',
    `alter table audit_chain drop constraint audit_chain_entry_id_fkey;
     delete from audit_entries where action = 'second';
     alter table audit_chain add constraint audit_chain_entry_id_fkey
       foreign key (entry_id) references audit_entries (id) not valid`,
    /^Entry \d+ was removed/,
  ],
  [
    'a removed entry with its link',
    `delete from audit_chain where position = 2; delete from audit_entries where action = 'second'`,
    /^Link 2 is missing/,
  ],
  [
    'an entry added past the trigger',
    `insert into audit_entries (action, subject) values ('a', 'b')`,
    /without a link/,
  ],
])('finds %s', async (_, statement, problem) => {
  await tamper(statement)
  expect((await verifyAuditChain(app.db)).problem).toMatch(problem)
})

test('finds a cut-off end and a rewritten chain with a link that was noted before', async () => {
  const { head } = await verifyAuditChain(app.db)
  await add('fourth')
  expect((await verifyAuditChain(app.db, head)).problem).toBeNull()
  await tamper(`delete from audit_chain where position > 2;
    delete from audit_entries where action in ('third', 'fourth')`)
  expect((await verifyAuditChain(app.db)).problem).toBeNull()
  expect((await verifyAuditChain(app.db, head)).problem).toMatch(/removed from the end/)
  await add('another third')
  expect((await verifyAuditChain(app.db, head)).problem).toMatch(/rewritten/)
})

test
  .runIf(!app.owner.connectionString)
  .each([
    'alter table audit_entries disable trigger user',
    'alter table wallet_entries disable trigger all',
    'drop trigger audit_entries_append_only on audit_entries',
    'set session_replication_role = replica',
    'create or replace function reject_change() returns trigger language plpgsql as $$ begin return null; end $$',
    `insert into audit_chain (position, entry_id, hash) values (99, 1, '')`,
    'truncate audit_entries cascade',
    'drop table audit_chain',
    'set role postgres',
    `alter role app superuser`,
  ])('the role of the academy may not: %s', async (statement) => {
  await expect(app.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/permission denied|must be owner/) },
  })
})

test.runIf(isFull)('the command verifies the log of a running academy, and fails if it was changed', async () => {
  await writeFile(join(app.env.dataDir, 'database.json'), JSON.stringify(app.owner))
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['server/commands/verify-audit.ts', ...args], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: app.env.dataDir, DATABASE_URL: app.owner.connectionString },
    })
  const good = run()
  expect(good).toMatchObject({ status: 0, stderr: '' })
  const link = /3:[0-9a-f]{64}/.exec(good.stdout)![0]
  expect(run(link).status).toBe(0)
  expect(run('3').stderr).toMatch(/^Usage: npm run verify-audit/)
  await tamper(`update audit_entries set actor_id = null where action = 'first'`)
  expect(run(link)).toMatchObject({ status: 1, stderr: expect.stringContaining('not as it was written') })
})
