import { createHash } from 'node:crypto'
import { appendFile, cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '#server/kit/db/db.ts'
import { insertFile } from '#server/site/index.ts'
import { emptyPlace, pathsIn, queryOn, withClient } from '#server/testing/backups.ts'
import { onServer } from '#server/testing/database.ts'
import { startObjectStore } from '#server/testing/object-store.ts'
import { tableSums } from '#server/testing/table-sums.ts'
import { testApp } from '#server/testing/test-app.ts'
import { checkBackup } from './check-backup.ts'
import { connect } from './connect.ts'
import { loadDatabase } from './load-database.ts'
import { makeBackup } from './make-backup.ts'
import { filePath, manifestName, sumsName, tablePath, workPath } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

let app: Awaited<ReturnType<typeof testApp>>
let folder: string
let fileId: string
/** A copy of one backup, to be damaged. */
let copy: string
let place: Awaited<ReturnType<typeof emptyPlace>>

beforeAll(async () => {
  app = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'academy-backups-'))
  const { id } = await app.newActor('learner')
  const stored = await app.deps.files.put(Readable.from([Buffer.from('a file of somebody')]))
  await insertFile(app.db, { ...stored, name: 'file.txt', kind: 'text/plain' }, id)
  fileId = stored.id
  await makeBackup({ ...app, store: app.deps.files, folder: join(folder, 'whole') })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  copy = join(folder, 'copy')
  await cp(join(folder, 'whole'), copy, { recursive: true })
  place = await emptyPlace()
})
afterEach(async () => {
  await rm(copy, { recursive: true })
  await place.remove()
})

const restore = async (changes = {}) => restoreBackup(await checkBackup(copy), { ...place, ...changes })
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

/** Changes a text of the backup and its sum with it, as somebody would who means it. */
async function rewrite(path: string, change: (text: string) => string) {
  const content = change(await readFile(join(copy, path), 'utf8'))
  await writeFile(join(copy, path), content)
  const sum = createHash('sha256').update(content).digest('hex')
  const lines = await readFile(join(copy, sumsName), 'utf8')
  await writeFile(join(copy, sumsName), lines.replace(new RegExp(`^.*  ${path}$`, 'm'), `${sum}  ${path}`))
}

describe('a damaged backup is refused before anything is touched', () => {
  test.each([
    ['a table', () => tablePath('people')],
    ['a file', () => filePath(fileId)],
  ])('one byte of %s', async (_name, path) => {
    await flipByte(path())
    await expect(restore()).rejects.toThrow(`${path()} is not what was saved`)
    await expectNothingThere()
  })

  test.each([
    ['a table', () => tablePath('people')],
    ['a file', () => filePath(fileId)],
    ['the waiting work', () => workPath],
  ])('without %s', async (_name, path) => {
    await rm(join(copy, path()))
    await expect(restore()).rejects.toThrow(`${path()} is missing or cannot be read`)
    await expectNothingThere()
  })

  test('one figure of the manifest', async () => {
    const text = await readFile(join(copy, manifestName), 'utf8')
    await writeFile(join(copy, manifestName), text.replace('"rows": 1', '"rows": 2'))
    await expect(restore()).rejects.toThrow(`${manifestName} is not what was saved`)
  })

  test.each([
    ['a manifest that was cut', () => truncate(join(copy, manifestName), 100), 'cannot be read'],
    ['no manifest', () => rm(join(copy, manifestName)), 'holds no backup'],
    ['no list of sums', () => rm(join(copy, sumsName)), `${sumsName} is missing`],
    ['an empty list of sums', () => truncate(join(copy, sumsName)), `${sumsName} does not list`],
    [
      'a foreign line',
      () => appendFile(join(copy, sumsName), `${'0'.repeat(64)}  ../../etc/passwd\n`),
      'cannot be read',
    ],
  ])('%s', async (_name, damage, words) => {
    await damage()
    await expect(restore()).rejects.toThrow(words)
    await expectNothingThere()
  })

  test('a list of sums that forgot a file', async () => {
    const lines = (await readFile(join(copy, sumsName), 'utf8')).split('\n')
    await writeFile(join(copy, sumsName), lines.filter((line) => !line.endsWith(fileId)).join('\n'))
    await expect(restore()).rejects.toThrow('lists 0 files of 1')
  })
})

test('a backup that is not finished is none', async () => {
  await expect(checkBackup(join(folder, 'whole.unfinished-1'))).rejects.toThrow('holds no backup')
})

test('a backup of a newer academy is refused', async () => {
  await rewrite(manifestName, (text) => text.replace(/"number": 1,/, '"number": 9999,'))
  await expect(restore()).rejects.toThrow('which this one does not have')
  await expectNothingThere()
})

test('rows that were taken out are noticed, although the sums agree', async () => {
  await rewrite(tablePath('people'), () => '')
  await expect(restore()).rejects.toThrow('The table people does not read back as it was saved (0 rows of 1)')
  await expectNothingThere()
})

test('a row whose file is not in the backup is noticed, although the sums agree', async () => {
  await rewrite(manifestName, (text) => text.replace('"count": 1', '"count": 0'))
  const lines = (await readFile(join(copy, sumsName), 'utf8')).split('\n')
  await writeFile(join(copy, sumsName), lines.filter((line) => !line.endsWith(fileId)).join('\n'))
  await expect(restore()).rejects.toThrow(`rows without their files (${fileId})`)
  await expectNothingThere()
})

test('a row that breaks a rule of the database is refused', async () => {
  await rewrite(tablePath('files'), (text) =>
    text.replace(/\t\d+\t(?=[^\t]*$)/m, '\t999999\t').replace(/\t18\t/, '\t-18\t'),
  )
  await expect(restore()).rejects.toThrow('violates check constraint')
  await expectNothingThere()
})

describe('a place that is not empty', () => {
  test('a database that holds something is refused', async () => {
    await queryOn(place.connection, 'create table of_somebody (id integer)')
    await expect(restore()).rejects.toThrow('The database holds something already')
    expect(await place.tables()).toEqual([{ relname: 'of_somebody' }])
    expect(await pathsIn(place.dataDir)).toEqual([])
  })

  test('a store that holds files is refused', async () => {
    await place.store.put(Readable.from(['of somebody']))
    await expect(restore()).rejects.toThrow('The file store holds files already')
    expect(await place.tables()).toEqual([])
    expect(await pathsIn(place.dataDir)).toHaveLength(1)
  })

  test('is replaced when one says so, and stays as it is when that fails', async () => {
    await restore()
    const restored = await sums()
    await queryOn(place.connection, `update people set first_name = 'Another'; create table of_somebody (id integer)`)
    await restore({ replace: true })
    expect(await sums()).toEqual(restored)

    await queryOn(place.connection, `update people set first_name = 'Another'`)
    const before = await sums()
    await rewrite(tablePath('people'), () => '')
    await expect(restore({ replace: true })).rejects.toThrow('does not read back')
    expect(await sums()).toEqual(before)
    expect(await pathsIn(place.dataDir)).toHaveLength(1)
  })

  test('an academy that runs is never replaced', async () => {
    const running = { connection: app.connection, store: app.deps.files, replace: true }
    await expect(restore(running)).rejects.toThrow('The academy is running on this database')
    expect(await queryOn(app.connection, 'select count(*)::int as people from people')).toEqual([{ people: 1 }])
  })
})

test('nothing hurries the transaction while the files are put, however many they are', async () => {
  const { client, end } = await connect(place.connection, 'restore')
  await client.query('begin')
  await loadDatabase(client, await checkBackup(copy))
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

test('a store that fails in the middle leaves an empty place', async () => {
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

test('who owns the database and nothing else can save and restore it', async () => {
  const role = `plain_${process.pid}`
  const [{ name }] = (await queryOn(place.connection, 'select current_database() as name')) as [{ name: string }]
  await onServer(
    place.connection,
    `create role ${role} login password 'plain'`,
    `alter database ${name} owner to ${role}`,
  )
  const plain = { ...place, connection: asRole(place.connection, role) }
  await restore(plain)
  const again = await makeBackup({ ...plain, folder: join(folder, 'by-a-plain-role') })
  expect(again.tables).toEqual((await checkBackup(copy)).manifest.tables)
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
