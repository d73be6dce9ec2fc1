import { useEffect, useRef, type ReactNode } from 'react'
import type { Comment } from '#contract/learning/solutions.ts'
import { CommentCard, CommentForm } from './comments.tsx'
import { lineDraft } from './drafts.ts'

export type LineForm = { fileId: string; line: number; isFresh: boolean }

type NotesProps = {
  comments: Comment[]
  fileId: string | null
  /** The comment that is looked for. */
  target: Comment | null
  isEarlier?: boolean
  canRemove?: (comment: Comment) => boolean
  forms?: LineForm[]
  solutionId?: number
  onFormDone?: (form: LineForm) => void
}

/** What stands under the lines of a file: its comments, and the forms of those being written. */
export function notesOf(props: NotesProps): ReadonlyMap<number, ReactNode> {
  const { comments, fileId, forms = [] } = props
  const here = comments.filter((comment) => comment.fileId !== null && comment.fileId === fileId)
  const formsHere = forms.filter((form) => form.fileId === fileId)
  const lines = new Set([...here.map((comment) => comment.line!), ...formsHere.map((form) => form.line)])
  return new Map([...lines].map((line) => [line, <LineNotes key={line} line={line} {...props} />]))
}

function LineNotes({ line, ...props }: NotesProps & { line: number }) {
  const { comments, fileId, target, isEarlier = false, canRemove, forms = [], solutionId, onFormDone } = props
  const isHere = (thing: { fileId: string | null; line: number | null }) =>
    thing.fileId === fileId && thing.line === line
  return (
    <div className="grid grid-cols-1 gap-2">
      {comments.filter(isHere).map((comment) => (
        <Sought key={comment.commentId} target={target?.commentId === comment.commentId ? target : null}>
          <CommentCard comment={comment} isEarlier={isEarlier} canRemove={canRemove?.(comment) ?? false} />
        </Sought>
      ))}
      {forms.filter(isHere).map((form) => (
        <CommentForm
          key="form"
          solutionId={solutionId!}
          draft={lineDraft(form.fileId, line)}
          place={{ fileId: form.fileId, line }}
          isFresh={form.isFresh}
          onDone={() => onFormDone?.(form)}
        />
      ))}
    </div>
  )
}

/** Comes into sight when it is what the mentor looks for, also when its file arrives only later. */
function Sought({ target, children }: { target: Comment | null; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!target) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [target])
  return (
    <div ref={place} tabIndex={-1} className="rounded-card">
      {children}
    </div>
  )
}
