import { createHash } from 'node:crypto'
import { appendFile, cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '#server/kit/db/db.ts'
import { isStartupError } from '#server/kit/startup-error.ts'
import { insertFile } from '#server/site/index.ts'
import { emptyPlace, pathsIn, queryOn, withClient } from '#server/testing/backups.ts'
import { onServer } from '#server/testing/database.ts'
import { earlierMigrations } from '#server/testing/earlier-migrations.ts'
import { startObjectStore } from '#server/testing/object-store.ts'
import { isFull } from '#server/testing/scale.ts'
import { tableSums } from '#server/testing/fingerprint.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { checkBackup } from './check-backup.ts'
import { connect } from './connect.ts'
import { loadDatabase } from './load-database.ts'
import { makeBackup } from './make-backup.ts'
import { filePath, type Manifest, manifestName, checksumsName, tablePath, jobsPath } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import type { Trust } from './signature.ts'

/** A copy of the backup that a test may damage. */
let copy: string
let place: Awaited<ReturnType<typeof emptyPlace>>
/** The target is reused by the next test as long as it is empty. */
let isUsed = true

const app = await sharedApp()
const folder = await mkdtemp(join(tmpdir(), 'academy-backups-'))
const { id } = await app.newActor('learner')
const stored = await app.deps.files.put(Readable.from([Buffer.from('content')]))
await insertFile(app.db, { ...stored, name: 'file.txt', kind: 'text/plain' }, id)
const fileId = stored.id
const secret = 'the secret of the tests, which is long enough'
await makeBackup({ ...app, store: app.deps.files, secret, folder: join(folder, 'whole') })
afterAll(async () => isUsed || place.remove())
beforeEach(async () => {
  copy = join(folder, 'copy')
  await cp(join(folder, 'whole'), copy, { recursive: true })
  if (isUsed) place = await emptyPlace()
})
afterEach(async () => {
  await rm(copy, { recursive: true })
  isUsed = (await place.tables()).length + (await pathsIn(place.dataDir)).length > 0
  if (isUsed) await place.remove()
})

/** Most tests are about what is found in a backup that somebody trusts. */
const anyBackup: Trust = { secrets: [], acceptsUnsigned: true }
const signed: Trust = { secrets: [secret], acceptsUnsigned: false }

// A restore runs all migrations, which takes seconds: what rarely changes is tried only in a full run.
const restore = async (changes = {}, trust: Trust = anyBackup) =>
  restoreBackup(await checkBackup(copy, trust), { ...place, ...changes })
const sums = () => withClient(place.connection, tableSums)

async function expectNothingThere() {
  expect(await place.tables()).toEqual([])
  expect(await pathsIn(place.dataDir)).toEqual([])
}

async function flipByte(path: string) {
  const content = await readFile(join(copy, path))
  const at = Math.floor(content.length / 2)
  content[at] = content[at]! ^ 1
  await writeFile(join(copy, path), content)
}

/** Changes a file of the backup together with its checksum. */
async function rewrite(path: string, change: (text: string) => string) {
  const content = change(await readFile(join(copy, path), 'utf8'))
  await writeFile(join(copy, path), content)
  const sum = createHash('sha256').update(content).digest('hex')
  const lines = await readFile(join(copy, checksumsName), 'utf8')
  await writeFile(join(copy, checksumsName), lines.replace(new RegExp(`^.*  ${path}$`, 'm'), `${sum}  ${path}`))
}

describe('rejects a damaged backup and changes nothing:', () => {
  test.each([
    ['a table', () => tablePath('people')],
    ['a file', () => filePath(fileId)],
  ])('one changed byte in %s', async (_name, path) => {
    await flipByte(path())
    await expect(restore()).rejects.toThrow(`${path()} has changed`)
    await expectNothingThere()
  })

  test.each([
    ['a table', () => tablePath('people')],
    ['a file', () => filePath(fileId)],
    ['the pending jobs', () => jobsPath],
  ])('%s is missing', async (_name, path) => {
    await rm(join(copy, path()))
    await expect(restore()).rejects.toThrow(`${path()} is missing or can't be read`)
    await expectNothingThere()
  })

  test('a changed manifest', async () => {
    const text = await readFile(join(copy, manifestName), 'utf8')
    await writeFile(join(copy, manifestName), text.replace('"rows": 1', '"rows": 2'))
    await expect(restore()).rejects.toThrow(`${manifestName} has changed`)
  })

  test.each([
    ['a truncated manifest', () => truncate(join(copy, manifestName), 100), "can't be read"],
    ['no manifest', () => rm(join(copy, manifestName)), 'There is no backup'],
    ['no checksums', () => rm(join(copy, checksumsName)), `${checksumsName} is missing`],
    ['empty checksums', () => truncate(join(copy, checksumsName)), `${checksumsName} does not list`],
    [
      'a path outside the backup',
      () => appendFile(join(copy, checksumsName), `${'0'.repeat(64)}  ../../etc/passwd\n`),
      "can't be read",
    ],
  ])('%s', async (_name, damage, message) => {
    await damage()
    await expect(restore()).rejects.toThrow(message)
    await expectNothingThere()
  })

  test('a file without a checksum', async () => {
    const lines = (await readFile(join(copy, checksumsName), 'utf8')).split('\n')
    await writeFile(join(copy, checksumsName), lines.filter((line) => !line.endsWith(fileId)).join('\n'))
    await expect(restore()).rejects.toThrow('lists 0 files of 1')
  })
})

test('rejects an unfinished backup', async () => {
  await expect(checkBackup(join(folder, 'whole.unfinished-1'), signed)).rejects.toThrow('There is no backup')
})

test('rejects a backup of a newer version', async () => {
  await rewrite(manifestName, (text) => text.replace('"number": 92,', '"number": 9999,'))
  await expect(restore()).rejects.toThrow("does not have the backup's migration")
  await expectNothingThere()
})

test('takes a backup of a version with the migrations that the baseline stands for, if it has all of them', async () => {
  const checkWith = async (earlier: typeof earlierMigrations) => {
    await rewrite(manifestName, (text) => {
      const manifest = JSON.parse(text) as Manifest
      const later = manifest.migrations.filter(({ number }) => number > 91)
      return JSON.stringify({ ...manifest, migrations: [...earlier, ...later] })
    })
    return checkBackup(copy, anyBackup)
  }
  await checkWith(earlierMigrations)
  await expect(checkWith(earlierMigrations.toSpliced(50, 1))).rejects.toThrow('are not complete')
})

test('notices removed rows even if the checksums match', async () => {
  await rewrite(tablePath('people'), () => '')
  await expect(restore()).rejects.toThrow('The table people differs from the backup after loading (0 rows of 1)')
  await expectNothingThere()
})

test.runIf(isFull)('notices a missing file even if the checksums match', async () => {
  await rewrite(manifestName, (text) => text.replace('"count": 1', '"count": 0'))
  const lines = (await readFile(join(copy, checksumsName), 'utf8')).split('\n')
  await writeFile(join(copy, checksumsName), lines.filter((line) => !line.endsWith(fileId)).join('\n'))
  await expect(restore()).rejects.toThrow(`Files are missing from the backup: ${fileId}`)
  await expectNothingThere()
})

test.runIf(isFull)('rejects rows that violate a constraint, in one sentence', async () => {
  await rewrite(tablePath('files'), (text) => text.replace('\t7\t', '\t-7\t'))
  const error = await restore().catch((thrown: unknown) => thrown)
  expect(isStartupError(error) && error.message).toMatch(
    new RegExp(
      `^The backup in ${copy} is damaged: .*violates check constraint.* Nothing was restored. Use another backup.$`,
    ),
  )
  await expectNothingThere()
})

describe('a target that is not empty', () => {
  test('rejects a database that is not empty', async () => {
    await queryOn(place.connection, 'create table other_table (id integer)')
    await expect(restore()).rejects.toThrow('The database is not empty')
    expect(await place.tables()).toEqual([{ relname: 'other_table' }])
    expect(await pathsIn(place.dataDir)).toEqual([])
  })

  test('rejects a file store that is not empty', async () => {
    await place.store.put(Readable.from(['content']))
    await expect(restore()).rejects.toThrow('The file store is not empty')
    expect(await place.tables()).toEqual([])
    expect(await pathsIn(place.dataDir)).toHaveLength(1)
  })

  test.runIf(isFull)('replaces the contents with --replace, and keeps them if that fails', async () => {
    await restore()
    const restored = await sums()
    await queryOn(place.connection, `update people set first_name = 'Another'; create table other_table (id integer)`)
    await restore({ replace: true })
    expect(await sums()).toEqual(restored)

    await queryOn(place.connection, `update people set first_name = 'Another'`)
    const before = await sums()
    await rewrite(tablePath('people'), () => '')
    await expect(restore({ replace: true })).rejects.toThrow('differs from the backup')
    expect(await sums()).toEqual(before)
    expect(await pathsIn(place.dataDir)).toHaveLength(1)
  })

  test('never replaces a running academy', async () => {
    const running = { connection: app.connection, store: app.deps.files, replace: true }
    await expect(restore(running)).rejects.toThrow('The academy is running on this database')
    expect(await queryOn(app.connection, 'select count(*)::int as people from people')).toEqual([{ people: 1 }])
  })
})

test.runIf(isFull)('sets no timeout on the transaction, however long the files take', async () => {
  const { client, end } = await connect(place.connection, 'restore')
  await client.query('begin')
  await loadDatabase(client, await checkBackup(copy, signed))
  const { rows } = await client.query(`
    select name, setting from pg_settings
    where name in ('idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout') order by name`)
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '0' },
    { name: 'lock_timeout', setting: '0' },
    { name: 'statement_timeout', setting: '0' },
  ])
  await end()
})

test.runIf(isFull)('leaves nothing behind when the file store fails', async () => {
  const bucket = await startObjectStore()
  const other = await emptyPlace(bucket.place)
  bucket.faults.at = ({ method }) => method === 'PUT'
  await expect(restore(other)).rejects.toMatchObject({ code: 'unreachable' })
  expect(await other.tables()).toEqual([])
  expect([...bucket.objects.keys()]).toEqual([])
  bucket.faults.at = () => false
  await restore(other)
  expect([...bucket.objects.keys()]).toEqual([`/academy/files/${fileId}`])
  await other.remove()
  bucket.close()
})

test.runIf(isFull)('works for an owner of the database who is no superuser', async () => {
  const role = `plain_${process.pid}`
  const [{ name }] = (await queryOn(place.connection, 'select current_database() as name')) as [{ name: string }]
  await onServer(
    place.connection,
    `create role ${role} login password 'plain'`,
    `alter database ${name} owner to ${role}`,
  )
  const plain = { ...place, connection: asRole(place.connection, role) }
  await restore(plain)
  const again = await makeBackup({ ...plain, secret: null, folder: join(folder, 'by-a-plain-role') })
  expect(again.tables).toEqual((await checkBackup(copy, signed)).manifest.tables)
  const owner = 'current_user'
  await onServer(
    place.connection,
    `reassign owned by ${role} to ${owner}`,
    `drop owned by ${role}`,
    `drop role ${role}`,
  )
})

function asRole({ connectionString, ...connection }: Connection, user: string): Connection {
  if (!connectionString) return { ...connection, user }
  const url = new URL(connectionString)
  ;[url.username, url.password] = [user, 'plain']
  return { connectionString: url.href }
}
