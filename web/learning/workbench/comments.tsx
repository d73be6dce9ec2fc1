import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { missingComment } from '#contract/kit/fields.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { asApiError } from '#web/kit/forms/problems.ts'
import { ago } from '#web/kit/format.ts'
import { Trash2 } from '#web/kit/icons.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { ReviewReplies } from '../solutions/review-replies.tsx'
import { useAddComment, useRemoveComment } from '../reviews/reviews.api.ts'
import { useReviewDraft } from '../reviews/drafts.ts'
import { ReplyField } from './reply-field.tsx'
import { useAnnounce } from './announcements.tsx'
import { SavedReplies } from './saved-replies-button.tsx'
import { ReplyBadge } from './side/reply-badge.tsx'

type CommentCardProps = {
  comment: Comment
  /** On an earlier attempt, it shows whether the learner has replied. */
  isEarlier?: boolean
  canRemove?: boolean
  /** After the verdict. */
  canReply?: boolean
}

export function CommentCard({ comment, isEarlier = false, canRemove = false, canReply = false }: CommentCardProps) {
  const remove = useRemoveComment(comment.solutionId)
  const announce = useAnnounce()
  return (
    <article className="surface px-3 py-2">
      <header className="type-small flex flex-wrap items-center gap-x-2 text-soft">
        <b className="font-semibold text-ink">{comment.author}</b>
        <span>{ago(comment.createdAt)}</span>
        {isEarlier && <ReplyBadge comment={comment} />}
        {canRemove && (
          <Button
            variant="quiet"
            size="small"
            className="-my-1 ml-auto"
            aria-label={comment.line === null ? 'Remove comment' : `Remove comment on line ${comment.line}`}
            busy={remove.isPending}
            onClick={() =>
              remove.mutate(
                { params: { commentId: comment.commentId } },
                { onSuccess: () => announce('Comment removed') },
              )
            }
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        )}
      </header>
      <RichText text={comment.body} />
      <ReviewReplies {...comment} canReply={canReply} savedReplies={SavedReplies} />
    </article>
  )
}

type CommentFormProps = {
  solutionId: number
  /** The name of its draft. */
  draft: string
  /** Without it, the comment is about the whole attempt. */
  location?: { fileId: string; line: number }
  /** Whether the mentor has just opened it. */
  isNew?: boolean
  onDone?: () => void
}

/** The learner sees the comment with the verdict. */
export function CommentForm({ solutionId, draft, location, isNew = false, onDone }: CommentFormProps) {
  const [text, setText] = useReviewDraft(solutionId, draft)
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const add = useAddComment(solutionId)
  const announce = useAnnounce()

  useEffect(() => {
    if (isNew) field.current?.focus()
  }, [isNew])

  const send = async () => {
    const body = text.trim()
    setProblem(body ? null : missingComment)
    if (!body) return field.current?.focus()
    if (add.isPending) return
    try {
      await add.mutateAsync({ params: { solutionId }, body: { body, ...location } })
    } catch (error) {
      const { fields, message } = asApiError(error)
      return setProblem(fields['body'] ?? message)
    }
    setText('')
    announce('Comment saved')
    onDone?.()
  }
  const cancel = () => {
    setText('')
    onDone?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape closes an empty form only, so that nothing is lost.
    if (event.key === 'Escape' && text === '') cancel()
  }
  const name = location ? `Comment on line ${location.line}` : 'General comment'
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
