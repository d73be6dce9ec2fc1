import { createHash } from 'node:crypto'
import { appendFile, cp, link, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStartupError } from '#server/kit/startup-error.ts'
import { insertFile } from '#server/site/index.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { checkBackup } from './check-backup.ts'
import { makeBackup } from './make-backup.ts'
import { checksumsName, filePath, manifestName, tablePath } from './manifest.ts'
import { signatureName, type Trust } from './signature.ts'

const app = await sharedApp()
const { id } = await app.newActor('learner')
const stored = await app.deps.files.put(Readable.from([Buffer.from('content')]))
await insertFile(app.db, { ...stored, name: 'file.txt', kind: 'text/plain' }, id)
const fileId = stored.id
const folder = await mkdtemp(join(tmpdir(), 'academy-backups-'))
const secret = 'the secret of the tests, which is long enough'
const signed: Trust = { secrets: [secret], acceptsUnsigned: false }
await makeBackup({ ...app, store: app.deps.files, secret, folder: join(folder, 'whole') })

/** A copy that a test may change. */
const copy = join(folder, 'copy')
beforeEach(() => cp(join(folder, 'whole'), copy, { recursive: true }))
afterEach(() => rm(copy, { recursive: true }))

/** Changes a file of the backup together with its checksum. */
async function forge(path: string) {
  await appendFile(join(copy, path), 'more')
  const sum = createHash('sha256')
    .update(await readFile(join(copy, path)))
    .digest('hex')
  const lines = await readFile(join(copy, checksumsName), 'utf8')
  await writeFile(join(copy, checksumsName), lines.replace(new RegExp(`^.*  ${path}$`, 'm'), `${sum}  ${path}`))
}

test('accepts what the secret has signed, also the previous one', async () => {
  const rotated = { secrets: ['another secret that is long enough', secret], acceptsUnsigned: false }
  expect((await checkBackup(copy, signed)).manifest).toEqual((await checkBackup(copy, rotated)).manifest)
})

test.each<[string, () => Promise<unknown>, Trust, string]>([
  ['has no signature', () => rm(join(copy, signatureName)), signed, 'is not signed. If you know'],
  ['is signed by another secret', async () => {}, { ...signed, secrets: ['x'.repeat(40)] }, 'with another APP_SECRET'],
  [
    'is signed, and there is no secret to check it',
    async () => {},
    { ...signed, secrets: [] },
    'APP_SECRET is not set',
  ],
  [
    'was changed together with its checksums',
    () => forge(tablePath('people')),
    signed,
    'was changed, or signed with another APP_SECRET',
  ],
])('refuses it if it %s', async (_what, change, trust, message) => {
  await change()
  await expect(checkBackup(copy, trust)).rejects.toThrow(message)
})

test.each([
  ['a table', () => tablePath('people')],
  ['a file', () => filePath(fileId)],
  ['the checksums', () => checksumsName],
  ['a folder', () => 'tables'],
])('refuses it if %s is a link', async (_what, path) => {
  await rename(join(copy, path()), join(folder, 'elsewhere'))
  await symlink(join(folder, 'elsewhere'), join(copy, path()))
  await expect(checkBackup(copy, signed)).rejects.toThrow(`contains a link: ${path()}`)
  await rm(join(folder, 'elsewhere'), { recursive: true })
})

test('refuses it if a file has a second name elsewhere', async () => {
  await link(join(copy, filePath(fileId)), join(folder, 'second-name'))
  await expect(checkBackup(copy, signed)).rejects.toThrow(`contains a link: ${filePath(fileId)}`)
  await rm(join(folder, 'second-name'))
})

test('may be named by a link', async () => {
  await symlink(copy, join(folder, 'latest'))
  expect((await checkBackup(join(folder, 'latest'), signed)).folder).toBe(copy)
  await rm(join(folder, 'latest'))
})

test.each([manifestName, checksumsName])('says what is wrong if %s is a folder', async (name) => {
  await rm(join(copy, name))
  await mkdir(join(copy, name))
  const error = await checkBackup(copy, { ...signed, acceptsUnsigned: true }).catch((thrown: unknown) => thrown)
  expect(isStartupError(error)).toBe(true)
})
