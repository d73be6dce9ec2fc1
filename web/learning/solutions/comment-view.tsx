import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import type { Comment, SolutionFile } from '#contract/learning/solutions.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { usePreview } from './preview.tsx'
import type { ReplyProps } from './reply-form.tsx'
import { canBeQuoted, linesOf } from './solutions.api.ts'

// With it comes the validation of forms.
const ReplyForm = lazyComponent(() => import('./reply-form.tsx'), 'ReplyForm')

type CommentViewProps = { comment: Comment; file: SolutionFile | null; taskStepId: number; canReply: boolean }

export function CommentView({ comment, file, taskStepId, canReply }: CommentViewProps) {
  const item = useRef<HTMLLIElement>(null)
  const { author, body, createdAt, answer, answeredAt, line } = comment
  return (
    <li ref={item} tabIndex={-1} className="surface min-w-0 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Location comment={comment} file={file} />
        {answer === null ? <Badge tone="waiting">Open</Badge> : <Badge tone="good">Replied</Badge>}
      </div>
      {file && line && canBeQuoted(file) && <QuotedLine file={file} line={line} />}
      <RichText text={body} className="mt-2" />
      <p className="type-small mt-1 text-soft">
        {author}, {dayAndTime(createdAt)}
      </p>
      {answer === null && canReply && (
        <Reply
          commentId={comment.commentId}
          taskStepId={taskStepId}
          // The form is gone by then, so the comment takes the focus.
          onAnswered={() => item.current?.focus()}
        />
      )}
      {answer !== null && (
        <div className="mt-3 border-l-2 border-indigo pl-3">
          <RichText text={answer} />
          <p className="type-small mt-1 text-soft">You{answeredAt && `, ${dayAndTime(answeredAt)}`}</p>
        </div>
      )}
    </li>
  )
}

function Location({ comment: { path, line }, file }: { comment: Comment; file: SolutionFile | null }) {
  const open = usePreview()
  if (!path) return <p className="type-label">General comment</p>
  const location = line ? `${path}:${line}` : path
  if (!file) return <code className="min-w-0 break-all">{location}</code>
  return (
    <button
      type="button"
      onClick={() => open({ ...file, name: file.path })}
      className="touch link min-w-0 text-left break-all"
    >
      <span className="sr-only">Open </span>
      <code>{location}</code>
    </button>
  )
}

function QuotedLine({ file, line }: { file: SolutionFile; line: number }) {
  const { data } = useQuery(linesOf(file))
  const text = data?.[line - 1]
  if (!text?.trim()) return null
  return (
    <p className="mt-2 truncate rounded-small bg-haze px-3 py-1.5">
      <code>
        <span aria-hidden="true" className="mr-3 text-soft select-none">
          {line}
        </span>
        {text.trim()}
      </code>
    </p>
  )
}

function Reply(props: ReplyProps) {
  const [shown, setShown] = useState<'button' | 'form' | 'button-again'>('button')
  if (shown === 'form')
    return (
      <Suspense fallback={<Skeleton className="mt-3 h-40" />}>
        <ReplyForm {...props} onClose={() => setShown('button-again')} />
      </Suspense>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the focus back from the closed form
    <Button size="small" className="mt-3" autoFocus={shown === 'button-again'} onClick={() => setShown('form')}>
      Reply
    </Button>
  )
}
