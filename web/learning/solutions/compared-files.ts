import type { SolutionFile } from '#contract/learning/solutions.ts'

/** A file of an attempt, or a text of the starter or of a commit, which no link leads to. */
export type ShownFile = Pick<SolutionFile, 'path' | 'kind' | 'bytes' | 'sha256'> & {
  /** Null if it can't be commented on. */
  fileId: string | null
  url: string | null
  text?: string | undefined
}

/** Since what it is compared with. */
export type FileChange = 'same' | 'changed' | 'added' | 'removed'

/** A path with the current file, the one it is compared with, or both. */
export type ComparedFile = { path: string; now: ShownFile | null; before: ShownFile | null; change: FileChange }

/** Pairs the files of two versions by path; without an earlier one nothing is marked as changed. */
export function pairFiles(now: readonly ShownFile[], before: readonly ShownFile[] | null): ComparedFile[] {
  const earlier = new Map((before ?? []).map((file) => [file.path, file]))
  const current = new Set(now.map((file) => file.path))
  const present = now.map((file): ComparedFile => {
    const old = earlier.get(file.path) ?? null
    return { path: file.path, now: file, before: old, change: before ? changeOf(file, old) : 'same' }
  })
  const removed = [...earlier.values()].filter((file) => !current.has(file.path))
  return [
    ...present,
    ...removed.map((file): ComparedFile => ({ path: file.path, now: null, before: file, change: 'removed' })),
  ]
}

const changeOf = (now: ShownFile, before: ShownFile | null): FileChange => {
  if (!before) return 'added'
  return before.sha256 === now.sha256 ? 'same' : 'changed'
}
