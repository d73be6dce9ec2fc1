import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Attempt, Comment } from '#contract/learning/solutions.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { VerdictBadge } from '../../reviews/verdict-badge.tsx'
import { nameOf } from '#web/kit/lists/file-tree.rules.ts'
import { isUnanswered } from '../../solutions/replies.rules.ts'
import { ReviewReplies } from '../../solutions/review-replies.tsx'
import { ShownSuggestion } from '../../solutions/shown-suggestion.tsx'
import { useReplying } from '../replying.ts'
import { useSubmittedFile } from '../submitted-files.ts'
import { ReplyBadge } from './reply-badge.tsx'

/** Verdicts and comments of earlier attempts, and verdicts that were undone. */
export function Earlier({ review, onJump }: { review: ReviewCase; onJump: (comment: Comment) => void }) {
  const { earlier, undone } = review
  if (earlier.length === 0 && undone.length === 0) return null
  const comments = earlier.flatMap((attempt) => attempt.comments)
  return (
    <>
      {comments.length > 0 && (
        <section aria-labelledby="earlier-comments">
          <h2 id="earlier-comments" className="type-label mb-2">
            Earlier comments ({comments.filter(isUnanswered).length} open)
          </h2>
          <ul className="grid grid-cols-1 gap-2">
            {comments.map((comment) => (
              <EarlierComment key={comment.commentId} comment={comment} onJump={onJump} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="earlier-verdicts">
        <h2 id="earlier-verdicts" className="type-label mb-2">
          Earlier verdicts
        </h2>
        <ul className="grid grid-cols-1 gap-3">
          {undone.map(({ verdict, feedback, mentor, reviewedAt, undoneAt }) => (
            <li key={undoneAt}>
              <VerdictBadge verdict={verdict} /> <span className="type-small text-soft">undone</span>
              <p className="type-small text-soft">
                By {mentor}, {dayAndTime(reviewedAt)}; undone {dayAndTime(undoneAt)}
              </p>
              {feedback && <RichText text={feedback} />}
            </li>
          ))}
          {earlier.map((attempt) => (
            <EarlierAttempt key={attempt.solutionId} attempt={attempt} />
          ))}
        </ul>
      </section>
    </>
  )
}

function EarlierComment({ comment, onJump }: { comment: Comment; onJump: (comment: Comment) => void }) {
  const file = useSubmittedFile(comment.fileId)
  const replying = useReplying()
  const location = comment.path === null ? 'General comment' : `${nameOf(comment.path)}, line ${comment.line}`
  return (
    <li className="rounded-control border border-line px-3 py-2">
      <p className="type-small flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        {comment.path === null ? (
          <span className="text-soft">
            Attempt {comment.attempt}: {location}
          </span>
        ) : (
          <button type="button" className="link touch text-left" onClick={() => onJump(comment)}>
            Attempt {comment.attempt}: {location}
          </button>
        )}
        <ReplyBadge isUnanswered={isUnanswered(comment)} />
      </p>
      <RichText text={comment.body} className="mt-1" />
      {comment.suggestion && file && <ShownSuggestion comment={comment} file={file} takenLabel="Taken over" />}
      <ReviewReplies {...comment} {...replying} />
    </li>
  )
}

function EarlierAttempt({ attempt: { solutionId, attempt, review, replies } }: { attempt: Attempt }) {
  const replying = useReplying()
  if (!review)
    return (
      <li>
        <p className="font-medium">Attempt {attempt}</p>
        <p className="text-soft">
          A mentor is giving a second opinion. You’ll see the verdict and comments after that.
        </p>
      </li>
    )
  return (
    <li>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">Attempt {attempt}</span>
        <VerdictBadge verdict={review.verdict} />
      </p>
      <p className="type-small text-soft">
        By {review.mentor}, {dayAndTime(review.reviewedAt)}
      </p>
      {review.feedback && <RichText text={review.feedback} />}
      {replies.length > 0 && <ReviewReplies replies={replies} solutionId={solutionId} {...replying} />}
    </li>
  )
}
