import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { flushFolder } from '#server/kit/files/flush.ts'
import { withChecksum } from '#server/kit/files/store.ts'
import { diskFull, startupError } from '#server/kit/startup-error.ts'
import { manifestName, type Manifest, checksumsName } from './manifest.ts'
import { signatureName, signatureOf } from './signature.ts'

/** A backup in progress. The folder gets its real name only when the backup is complete. */
export type BackupFolder = {
  root: string
  write: (path: string, content: Readable) => Promise<{ bytes: number; sha256: string }>
  addChecksum: (path: string, sha256: string) => Promise<void>
  /** Without a secret the backup is not signed. */
  finish: (manifest: Manifest, secret: string | null) => Promise<void>
  discard: () => Promise<void>
}

// Backups contain everyone's data, so only their owner may read them.
const [folderMode, fileMode] = [0o700, 0o600]

export async function createBackupFolder(path: string): Promise<BackupFolder> {
  const target = resolve(path)
  if (!(await isEmpty(target))) {
    throw startupError(`${target} already exists and is not empty. Choose a new folder for each backup.`)
  }
  const root = `${target}.unfinished-${process.pid}`
  await mkdir(root, { recursive: true, mode: folderMode }).catch((error: unknown) => {
    throw writeError(target, error)
  })
  const checksums = await open(join(root, checksumsName), 'wx', fileMode)

  async function write(path: string, source: Readable) {
    const { content, result } = withChecksum(source)
    await mkdir(dirname(join(root, path)), { recursive: true, mode: folderMode })
    await writeFile(join(root, path), content, { flag: 'wx', mode: fileMode, flush: true })
    const { bytes, sha256 } = result()
    return { bytes, sha256: sha256.toString('hex') }
  }
  const addChecksum = (path: string, sha256: string) => checksums.appendFile(`${sha256}  ${path}\n`)

  return {
    root,
    write,
    addChecksum,
    finish: async (manifest, secret) => {
      const text = `${JSON.stringify(manifest, null, 2)}\n`
      await addChecksum(manifestName, (await write(manifestName, Readable.from([Buffer.from(text)]))).sha256)
      await checksums.sync()
      await checksums.close()
      if (secret) await write(signatureName, Readable.from([Buffer.from(`${await signatureOf(root, secret)}\n`)]))
      await flushFolders(root)
      await rename(root, target)
      await flushFolder(dirname(target))
    },
    discard: async () => {
      await checksums.close().catch(() => {})
      await rm(root, { recursive: true, force: true })
    },
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw writeError(folder, error)
  })
  return names.length === 0
}

/** Explains a failed file operation to the operator. Returns any other error unchanged. */
export function writeError(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error && 'syscall' in error ? String(error.code) : null
  if (code === null) return error
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder, error)
  return startupError(`Can't write to ${folder} (${code}). Choose a folder that this user can create.`, error)
}

/** A file name survives a power cut only once its folder is flushed. */
async function flushFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries) if (entry.isDirectory()) await flushFolders(join(folder, entry.name))
  await flushFolder(folder)
}
