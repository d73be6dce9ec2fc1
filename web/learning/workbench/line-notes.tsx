import { useEffect, useRef, type ReactNode } from 'react'
import type { Comment } from '#contract/learning/solutions.ts'
import { CommentCard, CommentForm } from './comments.tsx'
import { lineDraft } from './drafts.ts'

export type LineForm = { fileId: string; line: number; isNew: boolean }

type NotesProps = {
  comments: Comment[]
  fileId: string | null
  target: Comment | null
  isEarlier?: boolean
  canRemove?: (comment: Comment) => boolean
  forms?: LineForm[]
  solutionId?: number
  onFormDone?: (form: LineForm) => void
}

export function lineNotes(props: NotesProps): ReadonlyMap<number, ReactNode> {
  const { comments, fileId, forms = [] } = props
  const here = comments.filter((comment) => comment.fileId !== null && comment.fileId === fileId)
  const formsHere = forms.filter((form) => form.fileId === fileId)
  const lines = new Set([...here.map((comment) => comment.line!), ...formsHere.map((form) => form.line)])
  return new Map([...lines].map((line) => [line, <LineNotes key={line} line={line} {...props} />]))
}

function LineNotes({ line, ...props }: NotesProps & { line: number }) {
  const { comments, fileId, target, isEarlier = false, canRemove, forms = [], solutionId, onFormDone } = props
  const isOnLine = (thing: { fileId: string | null; line: number | null }) =>
    thing.fileId === fileId && thing.line === line
  return (
    <div className="grid grid-cols-1 gap-2">
      {comments.filter(isOnLine).map((comment) => (
        <ScrollTarget key={comment.commentId} target={target?.commentId === comment.commentId ? target : null}>
          <CommentCard comment={comment} isEarlier={isEarlier} canRemove={canRemove?.(comment) ?? false} />
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
function ScrollTarget({ target, children }: { target: Comment | null; children: ReactNode }) {
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
