import { isUtf8 } from 'node:buffer'
import { safePath } from '../uploads/rules.ts'
import { treeLimits } from './limits.ts'

/** One line of `git ls-tree -r -t -z --long`. */
export type TreeEntry = { mode: string; type: string; hash: string; bytes: number; path: Buffer }
export type TreeFile = { path: string; hash: string; bytes: number }

export function parseTree(output: Buffer): TreeEntry[] {
  const entries: TreeEntry[] = []
  for (let at = 0; at < output.length;) {
    const end = output.indexOf(0, at)
    const tab = output.indexOf(9, at)
    const [mode = '', type = '', hash = '', size = ''] = output.toString('latin1', at, tab).split(/ +/)
    entries.push({ mode, type, hash, bytes: Number(size) || 0, path: output.subarray(tab + 1, end) })
    at = end + 1
  }
  return entries
}

/** In a sentence, without what could confuse a terminal. */
const shown = (path: Buffer | string) => {
  const text = path.toString('utf8').replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029\ufffd]/gu, '?')
  return `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`
}

/** Why these files can’t be submitted, in one sentence; null if they can. */
export function treeProblem(entries: readonly TreeEntry[]): string | null {
  const files = entries.filter(({ type }) => type !== 'tree')
  const { files: maxFiles, bytes: maxBytes } = treeLimits
  for (const entry of entries) {
    const problem = entryProblem(entry)
    if (problem !== null) return problem
  }
  const twice = collision(entries.map(({ path }) => path.toString('utf8')))
  if (twice) return `${shown(twice)} and another name differ only in capitals, which not every computer can tell apart.`
  if (files.length === 0) return 'This push has no files.'
  if (files.length > maxFiles) return `main has ${files.length} files. At most ${maxFiles} are accepted.`
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > maxBytes)
    return `The files of main are larger than ${maxBytes / 1024 / 1024} MB together.`
  return null
}

function entryProblem({ mode, type, path }: TreeEntry): string | null {
  if (type === 'commit') return `${shown(path)} is a submodule. Only files can be submitted.`
  if (mode === '120000') return `${shown(path)} is a symbolic link. Only files can be submitted.`
  if (type !== 'tree' && !/^1006[0-7]{2}$|^100755$/.test(mode)) return `${shown(path)} isn’t a regular file.`
  if (!isUtf8(path)) return `The name ${shown(path)} isn’t in UTF-8. Rename it.`
  const text = path.toString('utf8')
  const parts = text.split('/')
  if (parts.some(looksLikeGit)) return `${shown(path)} has a name that only Git itself may use.`
  if (text === '.gitmodules') return 'Submodules can’t be submitted. Remove “.gitmodules”.'
  if (parts.length > treeLimits.depth) return `${shown(path)} is in too many folders.`
  if (text.length > treeLimits.path) return `The path ${shown(path)} is too long.`
  // What the page would store under another name.
  if (safePath(text) !== text) return `${shown(path)} has a name that doesn’t work on every computer. Rename it.`
  return null
}

/** As some file systems read it: without invisible characters, dots and spaces at the end, and in any case. */
function looksLikeGit(part: string): boolean {
  const plain = part
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
  return /^(\.?git~\d+|\.git)[. ]*(:.*)?$/.test(plain) || plain === '.' || plain === '..'
}

/** The second of two paths that are one on a Mac or in Windows. */
function collision(paths: readonly string[]): string | null {
  const seen = new Set<string>()
  for (const path of paths) {
    const key = path.normalize('NFKC').toLowerCase().normalize('NFC')
    if (seen.has(key)) return path
    seen.add(key)
  }
  return null
}

export const filesIn = (entries: readonly TreeEntry[]): TreeFile[] =>
  entries
    .filter(({ type }) => type === 'blob')
    .map(({ path, hash, bytes }) => ({ path: path.toString('utf8'), hash, bytes }))
