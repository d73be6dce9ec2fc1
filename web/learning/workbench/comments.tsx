import { Check, CircleDashed, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { NewComment } from '#contract/learning/reviews.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { ago } from '#web/kit/format.ts'
import { useAddComment, useRemoveComment } from '../reviews/reviews.api.ts'
import { useReviewDraft } from './drafts.ts'
import { ReplyField } from './reply-field.tsx'
import { useSay } from './say.tsx'

type CommentCardProps = {
  comment: Comment
  /** A comment of an earlier attempt says whether the learner has answered it. */
  isEarlier?: boolean
  canRemove?: boolean
}

export function CommentCard({ comment, isEarlier = false, canRemove = false }: CommentCardProps) {
  const remove = useRemoveComment(comment.solutionId)
  const say = useSay()
  return (
    <article className="surface px-3 py-2">
      <header className="type-small flex flex-wrap items-center gap-x-2 text-soft">
        <b className="font-semibold text-ink">{comment.author}</b>
        <span>{ago(comment.createdAt)}</span>
        {isEarlier && <OpenOrAnswered comment={comment} />}
        {canRemove && (
          <Button
            variant="quiet"
            size="small"
            className="-my-1 ml-auto"
            aria-label={comment.line === null ? 'Remove the comment' : `Remove the comment on line ${comment.line}`}
            busy={remove.isPending}
            onClick={() => remove.mutate(comment.commentId, { onSuccess: () => say('Comment removed') })}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        )}
      </header>
      <p className="wrap-anywhere whitespace-pre-wrap">{comment.body}</p>
      {comment.answer !== null && (
        <p className="mt-2 border-l-3 border-leaf pl-3 wrap-anywhere whitespace-pre-wrap">
          <span className="type-small block text-soft">The learner’s answer</span>
          {comment.answer}
        </p>
      )}
    </article>
  )
}

export function OpenOrAnswered({ comment }: { comment: Comment }) {
  return comment.answer === null ? (
    <Badge tone="waiting" icon={CircleDashed}>
      Open
    </Badge>
  ) : (
    <Badge tone="good" icon={Check}>
      Answered
    </Badge>
  )
}

type CommentFormProps = {
  solutionId: number
  /** The name its words are kept under until they are sent. */
  draft: string
  /** Where the comment belongs; without it, to the whole. */
  place?: { fileId: string; line: number }
  /** Whether the mentor has just asked for it. */
  isFresh?: boolean
  onDone?: () => void
}

/** A comment being written; the learner sees it with the verdict. */
export function CommentForm({ solutionId, draft, place, isFresh = false, onDone }: CommentFormProps) {
  const [text, setText] = useReviewDraft(solutionId, draft)
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const add = useAddComment(solutionId)
  const say = useSay()

  useEffect(() => {
    if (isFresh) field.current?.focus()
  }, [isFresh])

  const send = async () => {
    const checked = NewComment.safeParse({ body: text, ...place })
    setProblem(checked.success ? null : (checked.error.issues[0]?.message ?? null))
    if (!checked.success) return field.current?.focus()
    if (add.isPending) return
    try {
      await add.mutateAsync(checked.data)
    } catch (refusal) {
      return setProblem((refusal as Error).message)
    }
    setText('')
    say('Comment saved')
    onDone?.()
  }
  const cancel = () => {
    setText('')
    onDone?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape loses nothing: it closes an empty form alone.
    if (event.key === 'Escape' && text === '') cancel()
  }
  const name = place ? `Comment on line ${place.line}` : 'Comment on the whole'
  return (
    <section aria-label={name} className="surface p-3">
      <ReplyField
        label={name}
        field={field}
        value={text}
        onValue={setText}
        problem={problem}
        onSend={() => void send()}
        onKeyDown={onKeyDown}
        actions={
          <div className="ml-auto flex gap-2">
            <Button variant="quiet" size="small" onClick={cancel}>
              Cancel
            </Button>
            <Button size="small" busy={add.isPending} onClick={() => void send()}>
              Save comment
            </Button>
          </div>
        }
      />
    </section>
  )
}
