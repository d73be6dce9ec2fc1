import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { flushFolder } from '#server/kit/files/flush.ts'
import { withChecksum } from '#server/kit/files/store.ts'
import { diskFull, startupError } from '#server/kit/startup-error.ts'
import { manifestName, type Manifest, sumsName } from './manifest.ts'

/** A backup that is being made, under another name until it is whole. */
export type BackupFolder = {
  root: string
  /** Keeps the content under this path; answers what it was. */
  write: (path: string, content: Readable) => Promise<{ bytes: number; sha256: string }>
  /** Puts a line into the list of sums. */
  note: (path: string, sha256: string) => Promise<void>
  /** Names it a backup. Nothing is written afterwards. */
  finish: (manifest: Manifest) => Promise<void>
  discard: () => Promise<void>
}

/** Everybody's data is in a backup: only who made it may read it. */
const [ownFolder, ownFile] = [0o700, 0o600]

export async function newBackupFolder(wanted: string): Promise<BackupFolder> {
  const target = resolve(wanted)
  if (!(await isEmpty(target))) {
    throw startupError(`${target} is there already and holds something: name a new folder for each backup.`)
  }
  const root = `${target}.unfinished-${process.pid}`
  await mkdir(root, { recursive: true, mode: ownFolder }).catch((error: unknown) => {
    throw writingProblem(target, error)
  })
  const sums = await open(join(root, sumsName), 'wx', ownFile)

  async function write(path: string, given: Readable) {
    const { content, result } = withChecksum(given)
    await mkdir(dirname(join(root, path)), { recursive: true, mode: ownFolder })
    await writeFile(join(root, path), content, { flag: 'wx', mode: ownFile, flush: true })
    const { bytes, sha256 } = result()
    return { bytes, sha256: sha256.toString('hex') }
  }
  const note = (path: string, sha256: string) => sums.appendFile(`${sha256}  ${path}\n`)

  return {
    root,
    write,
    note,
    finish: async (manifest) => {
      const text = `${JSON.stringify(manifest, null, 2)}\n`
      await note(manifestName, (await write(manifestName, Readable.from([Buffer.from(text)]))).sha256)
      await sums.sync()
      await sums.close()
      await flushFolders(root)
      await rename(root, target)
      await flushFolder(dirname(target))
    },
    discard: async () => {
      await sums.close().catch(() => {})
      await rm(root, { recursive: true, force: true })
    },
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw writingProblem(folder, error)
  })
  return names.length === 0
}

/** Says what a failed file operation means for whoever makes a backup. Anything unknown stays as it is. */
export function writingProblem(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error && 'syscall' in error ? String(error.code) : null
  if (code === null) return error
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder, error)
  return startupError(`${folder} cannot be written (${code}): choose a folder that this user may make.`, error)
}

/** A name is safe only when its folder is. */
async function flushFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries) if (entry.isDirectory()) await flushFolders(join(folder, entry.name))
  await flushFolder(folder)
}
