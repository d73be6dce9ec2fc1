import { createReadStream } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { isFileId } from '#server/kit/files/store.ts'
import { migrationsOnDisk } from '#server/kit/db/migrate.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { sumOf } from './copy-files.ts'
import { fileIdOf, type Manifest, manifestName, readManifest, sumsName, tablePath, workPath } from './manifest.ts'

export type Sum = { path: string; sha256: string }

/** A backup that was looked through and found to be whole. */
export type Checked = { folder: string; manifest: Manifest }

/** Reads all of it and refuses what is not as it was written, or of a newer academy. Nothing is touched. */
export async function checkBackup(wanted: string): Promise<Checked> {
  const folder = resolve(wanted)
  const manifest = await readManifest(folder)
  await refuseOtherMigrations(manifest)
  const { names, files } = await compareSums(folder)
  const expected = [manifestName, workPath, ...manifest.tables.map(({ name }) => tablePath(name))]
  const unlisted = expected.filter((name) => !names.has(name))
  if (unlisted.length > 0) throw damaged(folder, `${sumsName} does not list ${unlisted.join(', ')}`)
  if (files !== manifest.files.count) {
    throw damaged(folder, `${sumsName} lists ${files} files of ${manifest.files.count}`)
  }
  return { folder, manifest }
}

const damaged = (folder: string, what: string) =>
  startupError(`The backup in ${folder} is damaged, and nothing was restored: ${what}. Take another one.`)

async function compareSums(folder: string) {
  const names = new Set<string>()
  let files = 0
  for await (const { path, sha256 } of sumsIn(folder)) {
    const found = await sumOf(join(folder, path)).catch(() => null)
    if (found === null) throw damaged(folder, `${path} is missing or cannot be read`)
    if (found !== sha256) throw damaged(folder, `${path} is not what was saved`)
    if (fileIdOf(path)) files += 1
    else names.add(path)
  }
  return { names, files }
}

/** The list of sums, line by line. */
export async function* sumsIn(folder: string): AsyncGenerator<Sum> {
  const content = createReadStream(join(folder, sumsName))
  try {
    for await (const line of createInterface({ input: content, crlfDelay: Infinity })) yield toSum(folder, line)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? damaged(folder, `${sumsName} is missing`) : error
  }
}

/** Only paths of our own may pass: each of them is opened. */
function toSum(folder: string, line: string): Sum {
  const [, sha256 = '', path = ''] =
    /^([\da-f]{64}) {2}(manifest\.json|work\.copy|tables\/[a-z\d_]+\.copy|files\/[\da-f]{2}\/[\da-f-]+)$/.exec(line) ??
    []
  const id = fileIdOf(path)
  if (!path || (id && !isFileId(id))) throw damaged(folder, `a line of ${sumsName} cannot be read`)
  return { path, sha256 }
}

async function refuseOtherMigrations({ migrations, version }: Manifest) {
  const ours = new Map((await migrationsOnDisk()).map(({ number, sha256 }) => [number, sha256]))
  const other = migrations.find(({ number, sha256 }) => ours.get(number) !== sha256)
  if (!other) return
  throw startupError(
    `The backup was made by an academy with the migration ${other.name}, which this one does not have: restore it with version ${version} or newer.`,
  )
}
