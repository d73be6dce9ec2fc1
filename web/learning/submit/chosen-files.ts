import { isIgnored } from '#contract/learning/attempts/ignored-files.ts'

export type Chosen = { file: File; path: string }

/** More than anybody may submit: a whole disk dropped by mistake is not read to its end. */
const maxFilesRead = 400

/** From a file input; only a folder input gives paths with folders. */
export function chosenFrom(files: Iterable<File>): Chosen[] {
  return [...files]
    .map((file) => ({ file, path: file.webkitRelativePath || file.name }))
    .filter(({ path }) => !isIgnored(path))
}

/** A file input gives no folders: a file chosen again for src/app.py comes as app.py and gets its path back. */
export function inPlaceOf(path: string | null, chosen: Chosen[]): Chosen[] {
  const [only, ...more] = chosen
  const isSameFile = only && more.length === 0 && path?.split('/').at(-1) === only.file.name
  return path && isSameFile ? [{ file: only.file, path }] : chosen
}

/** From a drop, with all files in its folders. The items are gone after the event, so the entries are read at once. */
export async function droppedFrom(transfer: DataTransfer): Promise<Chosen[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return chosenFrom(transfer.files)
  const found: Chosen[] = []
  for (const entry of entries) await readEntry(entry, found)
  return found
}

async function readEntry(entry: FileSystemEntry, found: Chosen[]): Promise<void> {
  if (found.length >= maxFilesRead || isIgnored(entry.name)) return
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    found.push({ file, path: entry.fullPath.replace(/^\//, '') })
    return
  }
  if (isFolder(entry)) for (const inner of await listFolder(entry)) await readEntry(inner, found)
}

/** A reader returns entries in batches; an empty batch is the end. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (batch.length === 0) return all
    all.push(...batch)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
