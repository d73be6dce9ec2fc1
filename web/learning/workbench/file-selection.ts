import { useMemo, useState } from 'react'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Attempt, Comment } from '#contract/learning/solutions.ts'
import { buildTree, filesInOrder, neighbour } from '#web/kit/lists/file-tree.rules.ts'
import { pairFiles } from '../solutions/compared-files.ts'
import type { LineTarget } from './line-notes.tsx'

/** The open file, the attempt it is compared with, and the comment to scroll to. */
export function useFileSelection({ current, earlier }: ReviewCase) {
  const [againstId, setAgainstId] = useState<number | null>(null)
  const [path, setPath] = useState<string | null>(null)
  const [target, setTarget] = useState<LineTarget | null>(null)

  const against = earlier.find((attempt) => attempt.solutionId === againstId) ?? null
  const files = useMemo(() => pairFiles(current.files, against?.files ?? null), [current.files, against])
  const order = useMemo(() => filesInOrder(buildTree(files)), [files])
  const open = order.find((file) => file.path === path) ?? order[0] ?? null

  const step = (by: 1 | -1) => {
    const next = neighbour(order, open?.path ?? null, by)
    if (next) setPath(next.path)
  }
  /** Opens a comment in its file, compared with the attempt it was made on. */
  const jump = (comment: Comment) => {
    if (comment.path !== null) setPath(comment.path)
    if (comment.solutionId !== current.solutionId) setAgainstId(comment.solutionId)
    // A copy, so that selecting the same comment again scrolls to it again.
    setTarget({ ...comment })
  }
  /** Opens a file at a line, such as the one of an error. */
  const openLine = (path: string, line: number) => {
    setPath(path)
    setTarget({ path, line, commentId: null })
  }
  const toggleCompare = () => setAgainstId(against ? null : (earlier[0]?.solutionId ?? null))
  return {
    files,
    open,
    against,
    target,
    choose: setPath,
    step,
    jump,
    openLine,
    compareWith: setAgainstId,
    toggleCompare,
  }
}

export type FileSelection = ReturnType<typeof useFileSelection>

/** Comments per path, on this attempt and the compared one. */
export function commentCounts(current: Attempt, against: Attempt | null): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { path } of [...current.comments, ...(against?.comments ?? [])])
    if (path !== null) counts.set(path, (counts.get(path) ?? 0) + 1)
  return counts
}
