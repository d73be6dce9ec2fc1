import { useQuery } from '@tanstack/react-query'
import { useCallback, useState, type ReactNode } from 'react'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { draftedLines } from '../../reviews/drafts.ts'
import { isReadable } from '../../solutions/file-text.ts'
import { failureNotes } from '../checks/failure-notes.tsx'
import type { FileSelection } from '../file-selection.ts'
import { lineNotes, mergeNotes, type LineForm, type Notes } from '../line-notes.tsx'
import { linesKeptIn } from './lines.api.ts'

type LineNotesInput = {
  review: ReviewCase
  selection: FileSelection
  canWork: boolean
  canRemove: (comment: Comment) => boolean
}

/** What is under the lines of the open file, and what choosing a line does. */
export function useLineNotes({ review, selection, canWork, canRemove }: LineNotesInput) {
  const { solutionId, current } = review
  const { open, against, target, commit } = selection
  const { forms, openForm, closeForm } = useLineForms(solutionId)
  const inCommit = useCommitLines(review, selection)

  // A line of a commit is commented on where it is in the attempt.
  const fileId = commit ? (inCommit.file?.fileId ?? null) : (open?.now?.fileId ?? null)
  const { lineOf, markGone } = inCommit
  const onLine = useCallback(
    (line: number) => {
      const at = commit ? lineOf(line) : line
      if (at === 'unknown') return
      if (at !== null && fileId) openForm({ fileId, line: at, isNew: true })
      else markGone(line)
    },
    [commit, fileId, lineOf, markGone, openForm],
  )
  const comments = lineNotes({
    comments: current.comments,
    fileId,
    target,
    canRemove,
    canReply: current.review !== null,
    solutionId,
    ...(canWork && { forms, onFormDone: closeForm }),
  })
  const failures = failureNotes(commit ? null : current.checkRun, open?.now ? open.path : null, target)
  const notesBefore = lineNotes({
    comments: against?.comments ?? [],
    fileId: against ? (open?.before?.fileId ?? null) : null,
    target,
    isEarlier: true,
    canReply: true,
  })
  const canComment = canWork && (commit !== null || fileId !== null)
  return {
    notes: commit ? inCommit.place(comments) : mergeNotes(failures, comments),
    notesBefore,
    onLine: canComment ? onLine : undefined,
  }
}

/** Where the lines of a commit are in the attempt. */
function useCommitLines({ current }: ReviewCase, { open, commit }: FileSelection) {
  const [gone, setGone] = useState<{ text: string; line: number } | null>(null)
  const text = commit ? (open?.now ?? null) : null
  const file = current.files.find(({ path }) => path === open?.path) ?? null
  const isKnown = text?.text !== undefined && file !== null && isReadable(file)
  const { data: kept } = useQuery({ ...linesKeptIn(text, file), enabled: isKnown })
  const sha256 = text?.sha256 ?? ''

  const lineOf = useCallback(
    (line: number): number | null | 'unknown' => (isKnown && !kept ? 'unknown' : (kept?.get(line) ?? null)),
    [isKnown, kept],
  )
  const markGone = useCallback((line: number) => setGone({ text: sha256, line }), [sha256])
  const place = (notes: Notes): Notes => {
    const placed = new Map<number, ReactNode>()
    for (const [line, at] of kept ?? []) if (notes.has(at)) placed.set(line, notes.get(at))
    if (gone?.text === sha256) placed.set(gone.line, <GoneNote isFileGone={file === null} />)
    return placed
  }
  return { file, lineOf, markGone, place }
}

const GoneNote = ({ isFileGone }: { isFileGone: boolean }) => (
  <output className="block rounded-control bg-marigold-tint px-3 py-2 text-sm text-marigold-ink">
    {isFileGone
      ? 'This file isn’t part of the attempt any more, so you can’t comment on its lines.'
      : 'This line isn’t in the attempt any more, so you can’t comment on it. Comment on a line that is, or add a general comment.'}
  </output>
)

const without = (forms: LineForm[], { fileId, line }: LineForm) =>
  forms.filter((form) => form.fileId !== fileId || form.line !== line)

/** The comment forms; drafts from before a reload are open again. */
function useLineForms(solutionId: number) {
  const [forms, setForms] = useState<LineForm[]>(() =>
    draftedLines(solutionId).map((location) => ({ ...location, isNew: false })),
  )
  const openForm = useCallback((form: LineForm) => setForms((open) => [...without(open, form), form]), [])
  const closeForm = (form: LineForm) => {
    setForms((open) => without(open, form))
    // Back to the line number, so that the arrow keys continue from there.
    document.querySelector<HTMLElement>(`button.line-number[data-line="${form.line}"]`)?.focus()
  }
  return { forms, openForm, closeForm }
}
