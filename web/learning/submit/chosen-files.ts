/** A file as the learner's device calls it, with the folders it came in. */
export type Chosen = { file: File; path: string }

// What tools write for themselves beside the work: thousands of files that nobody reviews.
const leftOut = new Set(['.git', 'node_modules', '__pycache__', '.venv', '.idea', '.DS_Store', 'Thumbs.db'])
/** More than anybody may hand in; a whole disk dropped by mistake is not read to its end. */
const mostRead = 400

export const isLeftOut = (path: string) => path.split('/').some((part) => leftOut.has(part))

/** From a file button or a folder button; only the latter tells folders. */
export function chosenFrom(files: Iterable<File>): Chosen[] {
  return [...files]
    .map((file) => ({ file, path: file.webkitRelativePath || file.name }))
    .filter(({ path }) => !isLeftOut(path))
}

/** A file button tells no folders: one chosen in place of src/app.py comes as app.py and is known by that. */
export function inPlaceOf(path: string | null, chosen: Chosen[]): Chosen[] {
  const [only, ...more] = chosen
  const isThatOne = only && more.length === 0 && path?.split('/').at(-1) === only.file.name
  return path && isThatOne ? [{ file: only.file, path }] : chosen
}

/** From a drop, folders read to their leaves. The list of a drop dies with its event, so its entries are taken at once. */
export async function droppedFrom(transfer: DataTransfer): Promise<Chosen[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return chosenFrom(transfer.files)
  const found: Chosen[] = []
  for (const entry of entries) await readEntry(entry, found)
  return found
}

async function readEntry(entry: FileSystemEntry, found: Chosen[]): Promise<void> {
  if (found.length >= mostRead || isLeftOut(entry.name)) return
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    found.push({ file, path: entry.fullPath.replace(/^\//, '') })
    return
  }
  if (isFolder(entry)) for (const inner of await listFolder(entry)) await readEntry(inner, found)
}

/** A reader answers in portions, and with nothing once all have come. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (portion.length === 0) return all
    all.push(...portion)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
