import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Attempt, Comment } from '#contract/learning/solutions.ts'
import { buildTree, filesInOrder, neighbour } from '#web/kit/lists/file-tree.rules.ts'
import { commitsToReview } from '../commits/commits.api.ts'
import { attemptExercise } from './checks/attempt-exercise.api.ts'
import { type Basis, comparedFiles, unchangedPaths } from './files/basis.rules.ts'
import type { LineTarget } from './line-notes.tsx'

/** The open file, what it is compared with, and the comment to scroll to. */
export function useFileSelection({ current, earlier, solutionId, isProject }: ReviewCase) {
  // Null: as it is, next to what the attempt began with.
  const [chosen, setChosen] = useState<Basis | null>(null)
  const [isComparing, setIsComparing] = useState(false)
  const [isChangedOnly, setIsChangedOnly] = useState(false)
  const [path, setPath] = useState<string | null>(null)
  const [target, setTarget] = useState<LineTarget | null>(null)

  const exercise = useQuery({ ...attemptExercise(solutionId), enabled: isProject })
  const starter = exercise.data?.starter ?? null
  const commits = useQuery({ ...commitsToReview(solutionId), enabled: current.commit !== null }).data ?? null

  const bases = useMemo<Basis[]>(
    () => [
      ...earlier.map((attempt): Basis => ({ kind: 'attempt', attempt })),
      ...(starter ? [{ kind: 'starter' } as const] : []),
    ],
    [earlier, starter],
  )
  const basis = (chosen && currentOf(chosen, earlier)) ?? bases[0] ?? null
  const compared = isComparing ? basis : null
  const files = useMemo(
    () =>
      comparedFiles({
        current: current.files,
        starter,
        basis: isComparing || isProject ? basis : null,
        withRemoved: isComparing,
      }),
    [current.files, starter, basis, isComparing, isProject],
  )
  const unchanged = useMemo(() => unchangedPaths(files, starter), [files, starter])
  const shown = useMemo(
    () => (isChangedOnly ? files.filter(({ change }) => change !== 'same') : files),
    [files, isChangedOnly],
  )
  const order = useMemo(() => filesInOrder(buildTree(shown)), [shown])
  const firstChanged = order.find(({ change }) => change !== 'same')
  const open = order.find((file) => file.path === path) ?? firstChanged ?? order[0] ?? null

  const step = (by: 1 | -1) => {
    const next = neighbour(order, open?.path ?? null, by)
    if (next) setPath(next.path)
  }
  const compareWith = (next: Basis | null) => {
    setChosen(next)
    setIsComparing(next !== null)
  }
  const leaveCommit = () => {
    if (chosen?.kind === 'commit') compareWith(null)
  }
  const openPath = (path: string) => {
    setPath(path)
    // A file that is hidden must appear.
    if (shown.every((file) => file.path !== path)) setIsChangedOnly(false)
  }
  /** Opens a comment in its file, compared with the attempt it was made on. */
  const jump = (comment: Comment) => {
    leaveCommit()
    if (comment.path !== null) openPath(comment.path)
    const attempt = earlier.find((one) => one.solutionId === comment.solutionId)
    if (attempt) compareWith({ kind: 'attempt', attempt })
    // A copy, so that selecting the same comment again scrolls to it again.
    setTarget({ ...comment })
  }
  /** Opens a file at a line, such as the one of an error. */
  const openLine = (path: string, line: number) => {
    leaveCommit()
    openPath(path)
    setTarget({ path, line, commentId: null })
  }
  const toggleCompare = () => {
    if (chosen?.kind === 'commit') return compareWith(bases[0] ?? null)
    if (basis) setIsComparing(!isComparing)
  }
  return {
    files,
    shown,
    unchanged,
    open,
    bases,
    /** What the marks of the files are about. */
    basis: isComparing || isProject ? basis : null,
    /** What the open file is shown next to; null while it is shown as it is. */
    compared,
    against: compared?.kind === 'attempt' ? compared.attempt : null,
    commit: compared?.kind === 'commit' ? compared.commit : null,
    commits,
    isChangedOnly,
    setIsChangedOnly,
    target,
    choose: setPath,
    step,
    jump,
    openLine,
    compareWith,
    toggleCompare,
  }
}

export type FileSelection = ReturnType<typeof useFileSelection>

/** With the links and comments of now: the review is loaded again every minute. */
function currentOf(basis: Basis, earlier: readonly Attempt[]): Basis | null {
  if (basis.kind !== 'attempt') return basis
  const attempt = earlier.find(({ solutionId }) => solutionId === basis.attempt.solutionId)
  return attempt ? { kind: 'attempt', attempt } : null
}

/** Comments per path, on this attempt and the compared one. */
export function commentCounts(current: Attempt, against: Attempt | null): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { path } of [...current.comments, ...(against?.comments ?? [])])
    if (path !== null) counts.set(path, (counts.get(path) ?? 0) + 1)
  return counts
}
