import { useQuery } from '@tanstack/react-query'
import type { Comment, SolutionFile } from '#contract/learning/solutions.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { usePreview } from '../steps/preview.tsx'
import { ReviewReplies } from './review-replies.tsx'
import { isUnanswered } from './replies.rules.ts'
import { canBeQuoted, linesOf } from './file-texts.api.ts'

// Few comments suggest a change.
const ShownSuggestion = lazyPart(() => import('./shown-suggestion.tsx'), 'ShownSuggestion')

type CommentViewProps = { comment: Comment; file: SolutionFile | null; canReply: boolean }

export function CommentView({ comment, file, canReply }: CommentViewProps) {
  const { commentId, solutionId, author, body, createdAt, line, replies } = comment
  return (
    <li className="surface min-w-0 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Location comment={comment} file={file} />
        {isUnanswered(comment) ? <Badge tone="waiting">Open</Badge> : <Badge tone="good">Replied</Badge>}
      </div>
      {file && line && !comment.suggestion && canBeQuoted(file) && <QuotedLine file={file} line={line} />}
      <RichText text={body} className="mt-2" />
      {file && comment.suggestion && <ShownSuggestion comment={comment} file={file} takenLabel="Used" />}
      <p className="type-small mt-1 text-soft">
        {author}, {dayAndTime(createdAt)}
      </p>
      <ReviewReplies replies={replies} solutionId={solutionId} commentId={commentId} canReply={canReply} />
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
