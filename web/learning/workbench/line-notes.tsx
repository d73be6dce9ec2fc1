import { useEffect, useRef, type ReactNode } from 'react'
import type { Comment } from '#contract/learning/solutions.ts'
import { CommentCard, CommentForm } from './comments.tsx'
import { lineDraft } from '../reviews/drafts.ts'

/** A comment, or a line without one, to scroll to. */
export type LineTarget = { path: string | null; line: number | null; commentId: number | null }

export type LineForm = { fileId: string; line: number; isNew: boolean }

type NotesProps = {
  comments: Comment[]
  fileId: string | null
  target: LineTarget | null
  isEarlier?: boolean
  canRemove?: (comment: Comment) => boolean
  canReply?: boolean
  forms?: LineForm[]
  solutionId?: number
  onFormDone?: (form: LineForm) => void
}

export function lineNotes(props: NotesProps): Notes {
  const { comments, fileId, forms = [] } = props
  const here = comments.filter((comment) => comment.fileId !== null && comment.fileId === fileId)
  const formsHere = forms.filter((form) => form.fileId === fileId)
  const lines = new Set([...here.map((comment) => comment.line!), ...formsHere.map((form) => form.line)])
  return new Map([...lines].map((line) => [line, <LineNotes key={line} line={line} {...props} />]))
}

function LineNotes({ line, ...props }: NotesProps & { line: number }) {
  const {
    comments,
    fileId,
    target,
    isEarlier = false,
    canRemove,
    canReply = false,
    forms = [],
    solutionId,
    onFormDone,
  } = props
  const isOnLine = (thing: { fileId: string | null; line: number | null }) =>
    thing.fileId === fileId && thing.line === line
  return (
    <div className="grid grid-cols-1 gap-2">
      {comments.filter(isOnLine).map((comment) => (
        <ScrollTarget key={comment.commentId} target={target?.commentId === comment.commentId ? target : null}>
          <CommentCard
            comment={comment}
            isEarlier={isEarlier}
            canRemove={canRemove?.(comment) ?? false}
            canReply={canReply}
          />
        </ScrollTarget>
      ))}
      {forms.filter(isOnLine).map((form) => (
        <CommentForm
          key="form"
          solutionId={solutionId!}
          draft={lineDraft(form.fileId, line)}
          location={{ fileId: form.fileId, line }}
          isNew={form.isNew}
          onDone={() => onFormDone?.(form)}
        />
      ))}
    </div>
  )
}

/** Scrolls into view when it is the target, also when its file loads later. */
export function ScrollTarget({ target, children }: { target: LineTarget | null; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!target) return
    element.current?.scrollIntoView({ block: 'center' })
    element.current?.focus({ preventScroll: true })
  }, [target])
  return (
    <div ref={element} tabIndex={-1} className="rounded-card">
      {children}
    </div>
  )
}

export type Notes = ReadonlyMap<number, ReactNode>

/** Both under the same line. */
export function mergeNotes(first: Notes, second: Notes): Notes {
  const both = new Map(first)
  for (const [line, note] of second) {
    const before = both.get(line)
    both.set(
      line,
      before ? (
        <div className="grid gap-2">
          {before}
          {note}
        </div>
      ) : (
        note
      ),
    )
  }
  return both
}
