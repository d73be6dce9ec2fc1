import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { me } from '#web/identity/index.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { commentCounts, type Desk } from './desk.ts'
import { draftedLines } from './drafts.ts'
import { FilePane } from './file-pane.tsx'
import { Files } from './files.tsx'
import { notesOf, type LineForm } from './notes.tsx'
import { hiddenUnless } from './parts.tsx'

type FilesPartProps = { review: ReviewCase; desk: Desk; canWork: boolean; isChosen: boolean }

/** The files and the one that is open, with what is said at its lines. */
export function FilesPart({ review, desk, canWork, isChosen }: FilesPartProps) {
  const { solutionId, current } = review
  const { open, against, target } = desk
  const { forms, openForm, closeForm } = useLineForms(solutionId)
  const canRemove = useIsMine(canWork)
  const counts = useMemo(() => commentCounts(current, against), [current, against])

  const fileId = open?.now?.fileId ?? null
  const onLine = useCallback((line: number) => fileId && openForm({ fileId, line, isFresh: true }), [fileId, openForm])

  const notes = notesOf({
    comments: current.comments,
    fileId,
    target,
    canRemove,
    solutionId,
    ...(canWork && { forms, onFormDone: closeForm }),
  })
  const beforeId = open?.before?.fileId ?? null
  const notesBefore = notesOf({ comments: against?.comments ?? [], fileId: beforeId, target, isEarlier: true })

  if (!open) {
    return (
      <div className={classes('min-w-0 flex-1', hiddenUnless(isChosen))}>
        <EmptyState title="No files">This attempt is words alone: read the explanation.</EmptyState>
      </div>
    )
  }
  return (
    <div className={classes('min-h-0 min-w-0 flex-1 xl:flex', hiddenUnless(isChosen))}>
      <div className="border-line max-xl:surface max-xl:mb-4 max-xl:max-h-60 overflow-y-auto xl:w-52 xl:shrink-0 xl:border-r 2xl:w-64">
        <Files files={desk.files} chosen={open.path} onChoose={desk.choose} comments={counts} />
      </div>
      <div className="max-xl:surface flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden bg-card">
        <FilePane
          file={open}
          against={against?.attempt ?? null}
          notes={notes}
          notesBefore={notesBefore}
          onLine={canWork ? onLine : undefined}
          reach={target?.path === open.path ? (target.line ?? 0) : 0}
        />
      </div>
    </div>
  )
}

const without = (forms: LineForm[], { fileId, line }: LineForm) =>
  forms.filter((form) => form.fileId !== fileId || form.line !== line)

/** The comments that are being written; those begun before a reload are open again. */
function useLineForms(solutionId: number) {
  const [forms, setForms] = useState<LineForm[]>(() =>
    draftedLines(solutionId).map((place) => ({ ...place, isFresh: false })),
  )
  const openForm = useCallback((form: LineForm) => setForms((open) => [...without(open, form), form]), [])
  const closeForm = (form: LineForm) => {
    setForms((open) => without(open, form))
    // Back to the number that it came from, where the next arrow key goes on.
    document.querySelector<HTMLElement>(`button.line-number[data-line="${form.line}"]`)?.focus()
  }
  return { forms, openForm, closeForm }
}

/** Who wrote a comment may take it back while the attempt is theirs. */
export function useIsMine(canWork: boolean) {
  const { data } = useQuery(me)
  const name = data ? `${data.firstName} ${data.lastName}`.trim() : null
  return (comment: Comment) => canWork && comment.author === name
}
