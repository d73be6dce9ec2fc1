import { createReadStream } from 'node:fs'
import { lstat, opendir, realpath } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { migrationsOnDisk, withBaseline } from '#server/kit/db/migrate.ts'
import { isFileId } from '#server/kit/files/store.ts'
import { isStartupError, startupError } from '#server/kit/startup-error.ts'
import {
  checksumOf,
  checksumsName,
  fileIdOf,
  jobsPath,
  type Manifest,
  manifestName,
  readManifest,
  tablePath,
} from './manifest.ts'
import { assertSigned, type Trust } from './signature.ts'

export type Checksum = { path: string; sha256: string }

/** A backup whose checksums were all verified. */
export type CheckedBackup = { folder: string; manifest: Manifest }

/** Reads the whole backup and fails if it is damaged, forged or comes from a newer version. Changes nothing. */
export async function checkBackup(path: string, trust: Trust): Promise<CheckedBackup> {
  // The folder itself may be behind a link such as /backups/latest.
  const folder = await realpath(path).catch(() => resolve(path))
  try {
    return await check(folder, trust)
  } catch (error) {
    throw isStartupError(error) ? error : damaged(folder, `it can't be read (${(error as Error).message})`)
  }
}

async function check(folder: string, trust: Trust): Promise<CheckedBackup> {
  const manifest = await readManifest(folder)
  await assertNoLinks(folder)
  await assertSigned(folder, trust)
  await assertKnownMigrations(manifest)
  const { names, files } = await verifyChecksums(folder)
  const expected = [manifestName, jobsPath, ...manifest.tables.map(({ name }) => tablePath(name))]
  const unlisted = expected.filter((name) => !names.has(name))
  if (unlisted.length > 0) throw damaged(folder, `${checksumsName} does not list ${unlisted.join(', ')}`)
  if (files !== manifest.files.count) {
    throw damaged(folder, `${checksumsName} lists ${files} files of ${manifest.files.count}`)
  }
  return { folder, manifest }
}

/** A link could make the restore read any file that its user can read. Nothing that makes a backup creates one. */
async function assertNoLinks(folder: string) {
  for await (const entry of await opendir(folder, { recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const isLink = entry.isDirectory() ? false : !entry.isFile() || (await lstat(path)).nlink > 1
    if (!isLink) continue
    throw startupError(
      `The backup in ${folder} contains a link: ${relative(folder, path)}. Nothing was restored. Copy its files without links, or use another backup.`,
    )
  }
}

export const damaged = (folder: string, reason: string, cause?: unknown) =>
  startupError(`The backup in ${folder} is damaged: ${reason}. Nothing was restored. Use another backup.`, cause)

async function verifyChecksums(folder: string) {
  const names = new Set<string>()
  let files = 0
  for await (const { path, sha256 } of readChecksums(folder)) {
    const found = await checksumOf(join(folder, path)).catch(() => null)
    if (found === null) throw damaged(folder, `${path} is missing or can't be read`)
    if (found !== sha256) throw damaged(folder, `${path} has changed`)
    if (fileIdOf(path)) files += 1
    else names.add(path)
  }
  return { names, files }
}

export async function* readChecksums(folder: string): AsyncGenerator<Checksum> {
  const content = createReadStream(join(folder, checksumsName))
  try {
    for await (const line of createInterface({ input: content, crlfDelay: Infinity })) yield parseLine(folder, line)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? damaged(folder, `${checksumsName} is missing`) : error
  }
}

/** Accepts only the paths of a backup, because each of them is opened. */
function parseLine(folder: string, line: string): Checksum {
  const [, sha256 = '', path = ''] =
    /^([\da-f]{64}) {2}(manifest\.json|jobs\.copy|tables\/[a-z\d_]+\.copy|files\/[\da-f]{2}\/[\da-f-]+)$/.exec(line) ??
    []
  const id = fileIdOf(path)
  if (!path || (id && !isFileId(id))) throw damaged(folder, `a line of ${checksumsName} can't be read`)
  return { path, sha256 }
}

async function assertKnownMigrations({ migrations, version }: Manifest) {
  const onDisk = await migrationsOnDisk()
  const known = new Map(onDisk.map(({ number, sha256 }) => [number, sha256]))
  const unknown = withBaseline(migrations, onDisk).find(({ number, sha256 }) => known.get(number) !== sha256)
  if (!unknown) return
  throw startupError(
    `This version of the academy does not have the backup's migration ${unknown.name}. Restore it with version ${version} or newer.`,
  )
}
