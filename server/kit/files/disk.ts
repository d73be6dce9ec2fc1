import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { notFound } from '../http/errors.ts'
import { flushFolder } from './flush.ts'
import { type FileStore, isFileId, withChecksum, storageError } from './store.ts'

// Tells the unfinished files of this process from those of an earlier one that had the same process id.
const self = `${process.pid}-${randomUUID().slice(0, 8)}`

/** Files in a folder, in subfolders named by the first two characters of their ids. */
export function openDiskStore(folder: string): FileStore {
  const unfinished = join(folder, 'unfinished')
  const pathOf = (id: string) => {
    if (!isFileId(id)) throw notFound('The file')
    return join(folder, id.slice(0, 2), id)
  }

  let preparing: Promise<void> | null = null
  const prepared = () => (preparing ??= prepare(unfinished).catch(forgetPreparing))
  const forgetPreparing = (error: unknown) => {
    preparing = null
    throw error
  }

  return {
    put: async (given, id = randomUUID()) => {
      await prepared()
      const path = pathOf(id)
      const temporary = join(unfinished, `${self}-${id}`)
      const { content, isSourceError, result } = withChecksum(given)
      try {
        await writeFile(temporary, content, { flag: 'wx', mode: 0o600, flush: true })
        await mkdir(dirname(path), { recursive: true })
        await rename(temporary, path)
        // A name is safe only when its folder is, and a new subfolder only when the folder above is.
        await flushFolder(dirname(path))
        await flushFolder(folder)
      } catch (error) {
        given.destroy()
        await Promise.all([temporary, path].map((left) => rm(left, { force: true })))
        throw isSourceError() ? error : storageError(error)
      }
      return { id, ...result() }
    },
    open: async (id, range) => {
      const file = await open(pathOf(id)).catch(missingIsNotFound)
      return file.createReadStream(range)
    },
    remove: async (id) => {
      if (isFileId(id)) await rm(pathOf(id), { force: true })
    },
    listOlderThan: (time) => listOlder(folder, time),
    ready: async () => {
      await prepared()
      await access(unfinished, constants.W_OK)
    },
  }
}

/** Subfolder by subfolder. */
async function* listOlder(folder: string, time: Date): AsyncGenerator<string[]> {
  for (const name of await readdir(folder)) {
    if (!/^[\da-f]{2}$/.test(name)) continue
    const ids = (await readdir(join(folder, name))).filter(isFileId)
    // One that was removed in between is not there any more.
    const times = await Promise.all(ids.map((id) => stat(join(folder, name, id)).catch(() => null)))
    yield ids.filter((_id, at) => times[at] && times[at].mtime < time)
  }
}

async function prepare(unfinished: string) {
  const made = await mkdir(unfinished, { recursive: true })
  if (made) await flushFolder(dirname(made))
  const names = await readdir(unfinished)
  await Promise.all(names.filter(isLeftOver).map((name) => rm(join(unfinished, name), { force: true })))
}

/** Another instance may share the folder: what a living process still writes is not touched. */
function isLeftOver(name: string): boolean {
  if (name.startsWith(self)) return false
  const pid = Number.parseInt(name)
  return !(pid > 0) || pid === process.pid || !isRunning(pid)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function missingIsNotFound(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? notFound('The file') : storageError(error)
}
