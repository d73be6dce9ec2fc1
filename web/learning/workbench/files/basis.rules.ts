import type { AttemptCommit } from '#contract/learning/commits.ts'
import type { AttemptExercise } from '#contract/learning/practice.ts'
import type { Attempt } from '#contract/learning/solutions.ts'
import type { Change } from '#web/kit/code/diff-rows.ts'
import { type ComparedFile, pairFiles, type ShownFile } from '../../solutions/compared-files.ts'

/** What the files of an attempt are compared with. A commit is compared with the one before it. */
export type Basis =
  | { kind: 'attempt'; attempt: Attempt }
  | { kind: 'starter' }
  | { kind: 'commit'; commit: AttemptCommit }

/** "Changed since …" */
export function describeBasis(basis: Basis): string {
  if (basis.kind === 'attempt') return `attempt ${basis.attempt.attempt}`
  return basis.kind === 'starter' ? 'the starter' : 'the commit before'
}

export type Starter = AttemptExercise['starter']

type Compared = {
  current: readonly ShownFile[]
  /** Null where it isn’t known. */
  starter: Starter | null
  basis: Basis | null
  /** Whether files that are gone are listed. */
  withRemoved: boolean
}

/** All files of an attempt: a file of the starter that wasn’t submitted is there as it was given. */
export function comparedFiles({ current, starter, basis, withRemoved }: Compared): ComparedFile[] {
  if (basis?.kind === 'commit') return filesOfCommit(basis.commit)
  const given = (starter ?? []).map(toGivenFile)
  const now = withGiven(current, given)
  const before = beforeOf(basis, given)
  return pairFiles(now, before).filter(({ change }) => withRemoved || change !== 'removed')
}

const beforeOf = (basis: Basis | null, given: readonly ShownFile[]): ShownFile[] | null => {
  if (basis?.kind === 'attempt') return withGiven(basis.attempt.files, given)
  return basis?.kind === 'starter' ? [...given] : null
}

const withGiven = (files: readonly ShownFile[], given: readonly ShownFile[]): ShownFile[] => {
  const submitted = new Set(files.map(({ path }) => path))
  return [...files, ...given.filter(({ path }) => !submitted.has(path))]
}

const toGivenFile = ({ path, text, sha256 }: Starter[number]): ShownFile => shownText({ path, text, sha256 })

/** Paths whose content is that of the starter. */
export function unchangedPaths(files: readonly ComparedFile[], starter: Starter | null): ReadonlySet<string> {
  const hashes = new Map(starter?.map(({ path, sha256 }) => [path, sha256]))
  return new Set(files.filter(({ path, now }) => now && now.sha256 === hashes.get(path)).map(({ path }) => path))
}

function filesOfCommit({ hash, files }: AttemptCommit): ComparedFile[] {
  return files.map(({ path, change, before, after, isShown }): ComparedFile => {
    const side = (name: string, text: string | null): ShownFile =>
      isShown
        ? shownText({ path, text: text ?? '', sha256: `${hash} ${name} ${path}` })
        : { path, kind: '', bytes: 0, sha256: '', fileId: null, url: null }
    return {
      path,
      change,
      now: change === 'removed' ? null : side('after', after),
      before: change === 'added' ? null : side('before', before),
    }
  })
}

type Text = { path: string; text: string; sha256: string }

const shownText = ({ path, text, sha256 }: Text): ShownFile => ({
  path,
  kind: 'text/plain',
  bytes: text.length,
  sha256,
  fileId: null,
  url: null,
  text,
})

/** Where the lines of an older text are in a newer one; a line that changed since isn't there. */
export function keptLines(changes: readonly Change[]): ReadonlyMap<number, number> {
  const kept = new Map<number, number>()
  let [before, after] = [0, 0]
  for (const { count, added, removed } of changes) {
    for (let step = 0; step < count; step += 1) {
      if (!added) before += 1
      if (!removed) after += 1
      if (!added && !removed) kept.set(before, after)
    }
  }
  return kept
}
