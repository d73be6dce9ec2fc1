import { lazyValue } from '../lazy-value.ts'

type WithPath = { path: string }
type Folder<T> = { name: string; path: string; folders: Folder<T>[]; files: T[] }

export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The folder tree. A folder that contains only another folder is joined with it: src/main/java. */
export function buildTree<T extends WithPath>(files: readonly T[]): Folder<T> {
  const root: Folder<T> = { name: '', path: '', folders: [], files: [] }
  for (const file of files) folderFor(root, file.path.split('/').slice(0, -1)).files.push(file)
  return { ...sorted(root), name: '' }
}

function folderFor<T>(root: Folder<T>, names: string[]): Folder<T> {
  let at = root
  for (const name of names) {
    let next = at.folders.find((folder) => folder.name === name)
    if (!next) {
      next = { name, path: at.path ? `${at.path}/${name}` : name, folders: [], files: [] }
      at.folders.push(next)
    }
    at = next
  }
  return at
}

const byName = lazyValue(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }))

function sorted<T extends WithPath>(folder: Folder<T>): Folder<T> {
  const folders = folder.folders
    .map((inner) => joined(sorted(inner)))
    .toSorted((a, b) => byName().compare(a.name, b.name))
  const files = folder.files.toSorted((a, b) => byName().compare(nameOf(a.path), nameOf(b.path)))
  return { ...folder, folders, files }
}

function joined<T>(folder: Folder<T>): Folder<T> {
  const [only] = folder.folders
  if (!only || folder.folders.length > 1 || folder.files.length > 0) return folder
  return { ...only, name: `${folder.name}/${only.name}` }
}

export type TreeRow<T> = {
  path: string
  name: string
  level: number
  /** Null for a folder. */
  file: T | null
  isOpen: boolean
  /** The file, or all files in the folder. */
  files: T[]
}

/** The rows from top to bottom, without the contents of closed folders. */
export function visibleRows<T extends WithPath>(
  folder: Folder<T>,
  closed: ReadonlySet<string>,
  level = 1,
): TreeRow<T>[] {
  const folders = folder.folders.flatMap((inner) => {
    const isOpen = !closed.has(inner.path)
    const row = { path: inner.path, name: inner.name, level, file: null, isOpen, files: filesInOrder(inner) }
    return isOpen ? [row, ...visibleRows(inner, closed, level + 1)] : [row]
  })
  const files = folder.files.map((file) => ({
    path: file.path,
    name: nameOf(file.path),
    level,
    file,
    isOpen: false,
    files: [file],
  }))
  return [...folders, ...files]
}

/** All files in tree order. */
export const filesInOrder = <T>(folder: Folder<T>): T[] => [...folder.folders.flatMap(filesInOrder), ...folder.files]

export function neighbour<T extends WithPath>(files: readonly T[], path: string | null, step: 1 | -1): T | null {
  const at = files.findIndex((file) => file.path === path)
  return files[at + step] ?? null
}

type TreeMove<T> = { focus: number } | { toggle: string } | { open: T } | null

/** What a key does, by the ARIA tree pattern; null for other keys. */
export function moveInTree<T>(rows: readonly TreeRow<T>[], at: number, key: string): TreeMove<T> {
  const row = rows[at]
  if (!row) return null
  const isFolder = row.file === null
  switch (key) {
    case 'ArrowDown':
      return { focus: Math.min(at + 1, rows.length - 1) }
    case 'ArrowUp':
      return { focus: Math.max(at - 1, 0) }
    case 'Home':
      return { focus: 0 }
    case 'End':
      return { focus: rows.length - 1 }
    case 'ArrowRight':
      return isFolder && !row.isOpen ? { toggle: row.path } : { focus: isFolder ? at + 1 : at }
    case 'ArrowLeft':
      return isFolder && row.isOpen ? { toggle: row.path } : { focus: parentOf(rows, at) }
    case 'Enter':
    case ' ':
      return row.file ? { open: row.file } : { toggle: row.path }
    default:
      return null
  }
}

function parentOf<T>(rows: readonly TreeRow<T>[], at: number): number {
  const above = rows.slice(0, at).findLastIndex((row) => row.level < rows[at]!.level)
  return above === -1 ? at : above
}
