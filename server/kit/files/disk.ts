import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { notFound } from '../errors.ts'
import { flushFolder } from './flush.ts'
import { type FileStore, isFileId, withChecksum, storageError } from './store.ts'

// Distinguishes this process from an earlier one with the same process id.
const processName = `${process.pid}-${randomUUID().slice(0, 8)}`

/** Files in a folder, in subfolders named after the first two characters of their ids. */
export function openDiskStore(folder: string): FileStore {
  const unfinished = join(folder, 'unfinished')
  const pathOf = (id: string) => {
    if (!isFileId(id)) throw notFound('The file')
    return join(folder, id.slice(0, 2), id)
  }

  let preparing: Promise<void> | null = null
  const prepared = () => (preparing ??= prepare(unfinished).catch(resetPreparing))
  const resetPreparing = (error: unknown) => {
    preparing = null
    throw error
  }

  // Subfolders whose own names survive a power cut: their parent was flushed by this process.
  const durable = new Set<string>()
  const moveInto = async (subfolder: string, temporary: string, path: string) => {
    const isNew = !durable.has(subfolder)
    if (isNew) await mkdir(subfolder, { recursive: true })
    await rename(temporary, path)
    // A name survives a power cut only once its folder is flushed, and a new subfolder only once its parent is.
    await flushFolder(subfolder)
    if (isNew) await flushFolder(folder)
    durable.add(subfolder)
  }

  return {
    put: async (source, id = randomUUID()) => {
      await prepared()
      const path = pathOf(id)
      const temporary = join(unfinished, `${processName}-${id}`)
      const { content, isSourceError, result } = withChecksum(source)
      try {
        await writeFile(temporary, content, { flag: 'wx', mode: 0o600, flush: true })
        await moveInto(dirname(path), temporary, path)
      } catch (error) {
        // Somebody may have removed the subfolder.
        durable.delete(dirname(path))
        source.destroy()
        await Promise.all([temporary, path].map((leftover) => rm(leftover, { force: true })))
        throw isSourceError() ? error : storageError(error, true)
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
    checkWritable: async () => {
      await prepared()
      const path = join(unfinished, `${processName}-check-${randomUUID()}`)
      try {
        // A few bytes might fit where nothing else does.
        await writeFile(path, Buffer.alloc(64 * 1024), { flag: 'wx', mode: 0o600 })
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}

async function* listOlder(folder: string, time: Date): AsyncGenerator<string[]> {
  for (const name of await readdir(folder)) {
    if (!/^[\da-f]{2}$/.test(name)) continue
    const ids = (await readdir(join(folder, name))).filter(isFileId)
    // A file may be removed meanwhile.
    const times = await Promise.all(ids.map((id) => stat(join(folder, name, id)).catch(() => null)))
    yield ids.filter((_id, at) => times[at] && times[at].mtime < time)
  }
}

async function prepare(unfinished: string) {
  const created = await mkdir(unfinished, { recursive: true })
  if (created) await flushFolder(dirname(created))
  const names = await readdir(unfinished)
  await Promise.all(names.filter(isLeftOver).map((name) => rm(join(unfinished, name), { force: true })))
}

/** Another instance may share the folder, so files of running processes stay. */
function isLeftOver(name: string): boolean {
  if (name.startsWith(processName)) return false
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
