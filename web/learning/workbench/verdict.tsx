import { useRef, useState } from 'react'
import { type GivenOpinion, missingFeedback, type ReviewCase, type Verdict } from '#contract/learning/reviews.ts'
import { type Attempt, automaticChecks, type Review } from '#contract/learning/solutions.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Problem } from '#web/kit/forms/field.tsx'
import { asApiError } from '#web/kit/forms/problems.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { ShortcutHint } from '#web/kit/overlays/shortcut-hint.tsx'
import { useNow } from '#web/kit/duration.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { VerdictBadge } from '../reviews/verdict-badge.tsx'
import { ReviewReplies } from '../solutions/review-replies.tsx'
import { useOpenNext } from '../reviews/review-next.ts'
import { formatTimeLeft } from '../reviews/review-time.ts'
import { useLastVerdict, useUndo } from '../reviews/review-undo.tsx'
import { useGiveVerdict } from '../reviews/reviews.api.ts'
import {
  draftedLines,
  generalDraft,
  hasDraft,
  hasEdits,
  removeDrafts,
  useReviewDraft,
  verdictDraft,
} from '../reviews/drafts.ts'
import { ReplyField } from './reply-field.tsx'
import { useReplying } from './replying.ts'
import { ignoreDoubleClick } from './double-press.ts'
import { useApproval } from './side/use-approval.ts'

const ApproveAnyway = lazyPart(() => import('./side/side-parts.tsx'), 'ApproveAnyway')

const hasUnsaved = (solutionId: number) =>
  draftedLines(solutionId).length > 0 || hasDraft(solutionId, generalDraft) || hasEdits(solutionId)

const unsavedComment = 'You have an unsaved comment. Save or cancel it first.'

type Problems = { feedback?: string | undefined; form?: string; isUnsaved?: boolean }

export function useVerdict(review: ReviewCase) {
  const { solutionId } = review
  const [feedback, setFeedback] = useReviewDraft(solutionId, verdictDraft)
  const [problems, setProblems] = useState<Problems>({})
  const field = useRef<HTMLTextAreaElement>(null)
  const { mutateAsync, isPending } = useGiveVerdict(solutionId)
  const { remember } = useLastVerdict()
  const { openNext } = useOpenNext()
  const approval = useApproval(review)

  const give = async (verdict: Verdict, isAsked = false) => {
    if (isPending) return
    const isMissing = verdict === 'rejected' && feedback.trim() === ''
    setProblems(isMissing ? { feedback: missingFeedback } : {})
    if (isMissing) return field.current?.focus()
    if (hasUnsaved(solutionId)) return setProblems({ isUnsaved: true })
    try {
      if (verdict === 'approved' && !isAsked && !(await approval.mayApprove())) return
      const { undoUntil, certificateCode } = await mutateAsync({ verdict, feedback: feedback.trim() })
      removeDrafts(solutionId)
      remember({ ...nameOf(review), verdict, undoUntil, isCertified: certificateCode !== null })
    } catch (error) {
      // The feedback stays in the field and in the draft.
      const { fields, message } = asApiError(error)
      return setProblems(fields['feedback'] ? { feedback: fields['feedback'] } : { form: message })
    }
    openNext()
  }
  // Shown even if the comment has been saved since: the click must not seem to do nothing.
  const unsaved = problems.isUnsaved && unsavedComment
  const shown = { feedback: problems.feedback, form: unsaved || problems.form }
  return {
    feedback,
    setFeedback,
    problems: shown,
    field,
    give: (verdict: Verdict) => void give(verdict),
    approveAnyway: () => void give('approved', true),
    approval,
    isBusy: isPending,
  }
}

const nameOf = ({ solutionId, learner, attempt, taskStepTitle }: ReviewCase) => ({
  solutionId,
  learner: learner.name,
  attempt,
  step: taskStepTitle,
})

export type VerdictDraft = ReturnType<typeof useVerdict>

type VerdictFormProps = { verdict: VerdictDraft; label?: string }

export function VerdictForm({ verdict, label = 'Feedback to the learner' }: VerdictFormProps) {
  const { feedback, setFeedback, problems, field, give, approveAnyway, approval, isBusy } = verdict
  const { concerns, goBack } = approval
  return (
    <section aria-label="Verdict">
      <ReplyField
        label={label}
        field={field}
        value={feedback}
        onValue={setFeedback}
        problem={problems.feedback}
        onSend={() => give('rejected')}
      />
      <Problem text={problems.form} />
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button variant="primary" busy={isBusy} onClick={ignoreDoubleClick(() => give('approved'))}>
          Approve <ShortcutHint>a</ShortcutHint>
        </Button>
        <Button busy={isBusy} onClick={ignoreDoubleClick(() => give('rejected'))}>
          Reject <ShortcutHint>r</ShortcutHint>
        </Button>
      </div>
      {concerns && (
        <ApproveAnyway
          concerns={concerns}
          onBack={goBack}
          onApprove={() => {
            goBack()
            approveAnyway()
          }}
        />
      )}
    </section>
  )
}

export function Decided({ review, verdict }: { review: ReviewCase; verdict: VerdictDraft }) {
  const now = useNow(1000)
  const { undo, isBusy } = useUndo()
  const decided = review.current.review
  const left = review.undoUntil && formatTimeLeft(new Date(review.undoUntil).getTime() - now)
  return (
    <section aria-label="Verdict" className="grid justify-items-start gap-2">
      {verdict.problems.form && <Callout tone="problem">{verdict.problems.form}</Callout>}
      {decided ? (
        <VerdictView attempt={review.current} review={decided} />
      ) : (
        <p className="text-soft">No verdict yet.</p>
      )}
      <GivenOpinions review={review} />
      {left && (
        <Button busy={isBusy} onClick={ignoreDoubleClick(() => undo(review.solutionId))}>
          Undo verdict ({left} left)
        </Button>
      )}
      {verdict.feedback && (
        <div className="w-full rounded-control bg-haze px-3 py-2">
          <p className="type-small text-soft">Your unsent feedback</p>
          <RichText text={verdict.feedback} />
        </div>
      )}
    </section>
  )
}

function VerdictView({ attempt, review }: { attempt: Attempt; review: Review }) {
  const replying = useReplying(review.mentor !== automaticChecks)
  return (
    <>
      <VerdictBadge verdict={review.verdict} />
      <p className="type-small text-soft">
        By {review.mentor}, {dayAndTime(review.reviewedAt)}
      </p>
      {review.feedback && <RichText text={review.feedback} />}
      <div className="w-full">
        <ReviewReplies replies={attempt.replies} solutionId={attempt.solutionId} {...replying} />
      </div>
    </>
  )
}

/** What other mentors decided about an attempt without knowing the first verdict. */
function GivenOpinions({ review: { current, secondOpinions } }: { review: ReviewCase }) {
  // An appeal that was approved is the verdict above.
  const isVerdict = (given: GivenOpinion) => current.review?.reviewedAt === given.decidedAt
  return secondOpinions.map((given) => (
    <section key={given.decidedAt} aria-label="Second opinion" className="w-full rounded-control bg-haze px-3 py-2">
      <p className="type-label">Second opinion: {given.agrees ? 'same verdict' : 'different verdict'}</p>
      {isVerdict(given) ? (
        <p className="type-small text-soft">It replaced the first verdict.</p>
      ) : (
        <>
          <p className="type-small text-soft">
            {given.mentor} {given.verdict === 'approved' ? 'approved it' : 'asked for changes'},{' '}
            {dayAndTime(given.decidedAt)}
          </p>
          {given.feedback && <RichText text={given.feedback} className="mt-1" />}
        </>
      )}
    </section>
  ))
}
