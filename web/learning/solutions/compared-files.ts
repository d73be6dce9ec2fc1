import type { SolutionFile } from '#contract/learning/solutions.ts'

/** Since the compared attempt. */
export type FileChange = 'same' | 'changed' | 'added' | 'removed'

/** A path with the current file, the one it is compared with, or both. */
export type ComparedFile = { path: string; now: SolutionFile | null; before: SolutionFile | null; change: FileChange }

/** Pairs the files of two attempts by path; without an earlier one nothing is marked as changed. */
export function pairFiles(now: SolutionFile[], before: SolutionFile[] | null): ComparedFile[] {
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

const changeOf = (now: SolutionFile, before: SolutionFile | null): FileChange => {
  if (!before) return 'added'
  return before.sha256 === now.sha256 ? 'same' : 'changed'
}
