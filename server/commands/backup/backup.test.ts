import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from '#server/kit/files/file-store.ts'
import { migrate } from '#server/kit/db/migrate.ts'
import { deleteFiles, insertFile } from '#server/site/index.ts'
import { emptyPlace, pathsIn, queryOn, withClient } from '#server/testing/backups.ts'
import { newDemoApp } from '#server/testing/demo-app.ts'
import { fullScenario } from '#server/testing/full-scenario.ts'
import { startObjectStore } from '#server/testing/object-store.ts'
import { isFull, sample } from '#server/testing/scale.ts'
import { tableSums } from '#server/testing/fingerprint.ts'
import { sharedApp, testApp, type TestApp } from '#server/testing/test-app.ts'
import { checkBackup } from './check-backup.ts'
import { makeBackup } from './make-backup.ts'
import { tablePath } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

let made = 0
const newFolder = () => join(folder, `backup-${++made}`)
const secret = 'the secret of the tests, which is long enough'
const trust = { secrets: [secret], acceptsUnsigned: false }
const backUp = (store: FileStore = app.deps.files) => makeBackup({ ...app, store, secret, folder: newFolder() })
const lastFolder = () => join(folder, `backup-${made}`)

/** Nearly empty, because copying the demo takes seconds. */
const app = await sharedApp()
await app.newActor('learner')
await storeFile()
const bucket = await startObjectStore()
const folder = await mkdtemp(join(tmpdir(), 'academy-backups-'))
afterAll(bucket.close)

/** A stored file with its row. */
async function storeFile(content = 'content'): Promise<string> {
  const stored = await app.deps.files.put(Readable.from([Buffer.from(content)]))
  await insertFile(app.db, { ...stored, name: 'file.txt', kind: 'text/plain' }, null)
  return stored.id
}

async function deleteFile(id: string) {
  await deleteFiles(app.db, [id])
  await app.deps.files.remove(id)
}

// In a full run the demo with its thousand files, otherwise somebody who has used every feature.
describe.each(sample(['a data folder', 'an object store'], 1))('a whole academy restored to %s', (where) => {
  let app: TestApp
  let place: Awaited<ReturnType<typeof emptyPlace>>
  beforeAll(async () => {
    app = isFull ? await newDemoApp() : await testApp()
    if (!isFull) await fullScenario(app)
    place = await emptyPlace(where === 'a data folder' ? null : bucket.place)
    await app.db.transaction((db) => app.deps.jobs.add(db, 'waiting', { for: where }, new Date('2030-01-01T10:00:00Z')))
    await makeBackup({ ...app, store: app.deps.files, secret, folder: newFolder() })
    await restoreBackup(await checkBackup(lastFolder(), trust), place)
  })
  afterAll(() => Promise.all([place.remove(), app.close()]))

  test('every table holds the same rows', async () => {
    const [before, after] = await Promise.all([app, place].map(({ connection }) => withClient(connection, tableSums)))
    expect(Object.values(before!).filter((sum) => !sum.startsWith('0 rows')).length).toBeGreaterThan(30)
    expect(after).toEqual(before)
  })

  test('constraints and triggers are enabled again', async () => {
    const constraints = `select conrelid::regclass::text as on, pg_get_constraintdef(oid) as definition from pg_constraint
      where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text, format('%s %s', tgname, tgenabled) from pg_trigger where not tgisinternal order by 1, 2`
    expect(await queryOn(place.connection, constraints)).toEqual(await queryOn(app.connection, constraints))
    await expect(queryOn(place.connection, 'delete from audit_entries')).rejects.toThrow('is append-only')
  })

  test('every file has the same content', async () => {
    const ids = (await queryOn(app.connection, 'select id from files')).map(({ id }) => String(id))
    expect(ids.length).toBeGreaterThan(isFull ? 1000 : 5)
    for (const id of ids) {
      expect(await text(await place.store.open(id))).toBe(await text(await app.deps.files.open(id)))
    }
  })

  test('ids continue after the highest one', async () => {
    const next = `insert into people (email, username, first_name) values ('next-${made}@example.in', 'next${made}', 'Next') returning id::int`
    const [{ id: highest }] = (await queryOn(app.connection, 'select max(id)::int as id from people')) as [
      { id: number },
    ]
    const [{ id }] = (await queryOn(place.connection, next)) as [{ id: number }]
    expect(id).toBeGreaterThan(highest)
  })

  test('pending jobs are queued once, scheduled jobs are left out', async () => {
    const waiting = `select name, data, start_after, retry_limit, state from pgboss.job where name = 'waiting' and data ->> 'for' = '${where}'`
    const jobs = await queryOn(place.connection, waiting)
    expect(jobs).toMatchObject([
      { data: { for: where }, start_after: new Date('2030-01-01T10:00:00Z'), retry_limit: 18 },
    ])
    const { rows } = (await checkBackup(lastFolder(), trust)).manifest.jobs
    expect(await queryOn(place.connection, 'select count(*)::int as rows from pgboss.job')).toEqual([{ rows }])
  })

  test('no migration is missing', async () => {
    expect(await migrate(place.connection)).toEqual([])
  })
})

test('only its owner can read a backup', async () => {
  await backUp()
  const modes = await Promise.all((await pathsIn(lastFolder())).map(async (path) => (await stat(path)).mode & 0o777))
  expect(new Set(modes)).toEqual(new Set([0o600]))
  expect((await stat(lastFolder())).mode & 0o777).toBe(0o700)
})

test.runIf(isFull)('two backups of the same state differ only in their time', async () => {
  const [first, second] = [await backUp(), await backUp()]
  expect({ ...first, createdAt: '' }).toEqual({ ...second, createdAt: '' })
})

test('rejects a folder that is not empty', async () => {
  await backUp()
  const options = { ...app, store: app.deps.files, secret, folder: lastFolder() }
  await expect(makeBackup(options)).rejects.toThrow('Choose a new folder for each backup')
  expect((await checkBackup(lastFolder(), trust)).manifest.format).toBe(1)
})

test('reports a folder that cannot be created', async () => {
  const options = { ...app, store: app.deps.files, secret, folder: join(folder, 'x'.repeat(300)) }
  await expect(makeBackup(options)).rejects.toThrow('(ENAMETOOLONG)')
})

test('rejects an empty database and leaves no folder', async () => {
  const place = await emptyPlace()
  const before = await readdir(folder)
  await expect(makeBackup({ ...place, secret, folder: newFolder() })).rejects.toThrow('This database is empty')
  expect(await readdir(folder)).toEqual(before)
  await place.remove()
})

test('leaves out a file that is deleted while it is copied', async () => {
  const id = await storeFile()
  let opened = 0
  const store: FileStore = {
    ...app.deps.files,
    // Cut short before the snapshot, deleted by its owner when the backup reads it again.
    open: async (fileId) => {
      if (fileId !== id) return app.deps.files.open(fileId)
      opened += 1
      if (opened === 1) return Readable.from([Buffer.from('cut short')])
      await deleteFile(id)
      return app.deps.files.open(fileId)
    },
  }
  await backUp(store)
  expect(opened).toBe(2)
  const saved = await pathsIn(lastFolder())
  expect(saved.filter((path) => path.endsWith(id))).toEqual([])
  await checkBackup(lastFolder(), trust)
  expect(await readFile(join(lastFolder(), tablePath('files')), 'utf8')).not.toContain(id)
})

test('removes a file that is deleted after it was copied', async () => {
  const [one, other] = [await storeFile(), await storeFile()]
  const last = [one, other].toSorted().at(-1)!
  const first = last === one ? other : one
  const store: FileStore = {
    ...app.deps.files,
    open: async (fileId) => {
      if (fileId === last) await deleteFile(first)
      return app.deps.files.open(fileId)
    },
  }
  await backUp(store)
  const saved = await pathsIn(lastFolder())
  expect(saved.filter((path) => path.endsWith(first) || path.endsWith(last))).toEqual([
    join(lastFolder(), 'files', last.slice(0, 2), last),
  ])
  await checkBackup(lastFolder(), trust)
  await deleteFile(last)
})

test('reports a file that the store lost', async () => {
  const id = await storeFile()
  await app.deps.files.remove(id)
  await expect(backUp()).rejects.toThrow(`missing or damaged in the file store: ${id}`)
  await deleteFile(id)
})

test.runIf(isFull)('skips a file that the store lost, and restores the rest', async () => {
  const id = await storeFile()
  await app.deps.files.remove(id)
  const skipping = { ...app, store: app.deps.files, secret, folder: newFolder(), skipLostFiles: true }
  expect((await makeBackup(skipping)).files.lost).toEqual([id])
  const place = await emptyPlace()
  await restoreBackup(await checkBackup(lastFolder(), trust), place)
  expect(await queryOn(place.connection, `select id from files where id = '${id}'`)).toEqual([{ id }])
  await place.remove()
  await deleteFile(id)
})
