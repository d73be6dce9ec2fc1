import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { me } from '#web/identity/index.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { usePreloadedViewer } from '#web/kit/file-view/use-preloaded-viewer.ts'
import { FileTree } from '#web/kit/lists/file-tree.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { commentCounts, type FileSelection } from './file-selection.ts'
import { FileIcon } from '../steps/file-icon.tsx'
import { draftedLines } from '../reviews/drafts.ts'
import { failureNotes } from './checks/failure-notes.tsx'
import { FileBadge } from './file-badge.tsx'
import { FilePane } from './file-pane.tsx'
import { lineNotes, mergeNotes, type LineForm } from './line-notes.tsx'
import { hiddenUnless } from './parts.tsx'

type FilesPartProps = { review: ReviewCase; selection: FileSelection; canWork: boolean; isChosen: boolean }

export function FilesPanel({ review, selection, canWork, isChosen }: FilesPartProps) {
  const { solutionId, current } = review
  const { open, against, target } = selection
  const { forms, openForm, closeForm } = useLineForms(solutionId)
  const canRemove = useIsMine(canWork)
  usePreloadedViewer(selection.files.map(({ now, before }) => (now ?? before)!.kind))
  const counts = useMemo(() => commentCounts(current, against), [current, against])

  const fileId = open?.now?.fileId ?? null
  const onLine = useCallback((line: number) => fileId && openForm({ fileId, line, isNew: true }), [fileId, openForm])

  const comments = lineNotes({
    comments: current.comments,
    fileId,
    target,
    canRemove,
    canReply: current.review !== null,
    solutionId,
    ...(canWork && { forms, onFormDone: closeForm }),
  })
  const failures = failureNotes(current.checkRun, open?.now ? open.path : null, target)
  const notes = mergeNotes(failures, comments)
  const beforeId = open?.before?.fileId ?? null
  const notesBefore = lineNotes({
    comments: against?.comments ?? [],
    fileId: beforeId,
    target,
    isEarlier: true,
    canReply: true,
  })

  if (!open) {
    return (
      <div className={classes('min-w-0 flex-1', hiddenUnless(isChosen))}>
        <EmptyState title="No files">This attempt has no files. Read the explanation instead.</EmptyState>
      </div>
    )
  }
  return (
    <div className={classes('min-h-0 min-w-0 flex-1 xl:flex', hiddenUnless(isChosen))}>
      <div className="border-line max-xl:surface max-xl:mb-4 max-xl:max-h-60 overflow-y-auto xl:w-52 xl:shrink-0 xl:border-r 2xl:w-64">
        <FileTree
          files={selection.files}
          selected={open.path}
          onSelect={selection.choose}
          icon={({ now, before }) => <FileIcon kind={(now ?? before)!.kind} />}
          look={({ change }) => (change === 'removed' ? 'line-through' : undefined)}
          badge={([file]) => file && <FileBadge comments={counts.get(file.path) ?? 0} change={file.change} />}
        />
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

/** Mentors may remove their own comments while they review the attempt. */
export function useIsMine(canWork: boolean) {
  const { data } = useQuery(me)
  const name = data ? `${data.firstName} ${data.lastName}`.trim() : null
  return (comment: Comment) => canWork && comment.author === name
}
