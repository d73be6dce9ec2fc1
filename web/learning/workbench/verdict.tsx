import { useRef, useState } from 'react'
import { VerdictGiven, type ReviewCase, type Verdict } from '#contract/learning/reviews.ts'
import type { Review } from '#contract/learning/solutions.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Problem } from '#web/kit/forms/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { ShortcutHint } from '#web/kit/overlays/shortcut-hint.tsx'
import { useNow } from '#web/kit/duration.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { VerdictBadge } from '../reviews/review-decided.tsx'
import { useOpenNext } from '../reviews/review-next.ts'
import { leftWords } from '../reviews/review-times.ts'
import { useLastVerdict, useTakeBack } from '../reviews/review-undo.tsx'
import { useGiveVerdict } from '../reviews/reviews.api.ts'
import { draftedLines, generalDraft, hasDraft, removeDrafts, useReviewDraft, verdictDraft } from './drafts.ts'
import { ReplyField } from './reply-field.tsx'
import { singlePress } from './single-press.ts'

const hasUnsaved = (solutionId: number) => draftedLines(solutionId).length > 0 || hasDraft(solutionId, generalDraft)

const unsavedWords = 'A comment is not saved yet. Save it or cancel it first.'

type Problems = { words?: string | undefined; form?: string; isUnsaved?: boolean }

/** The verdict being written: checked, given, and then the next attempt. */
export function useVerdict(review: ReviewCase) {
  const { solutionId } = review
  const [words, setWords] = useReviewDraft(solutionId, verdictDraft)
  const [problems, setProblems] = useState<Problems>({})
  const field = useRef<HTMLTextAreaElement>(null)
  const { mutateAsync, isPending } = useGiveVerdict(solutionId)
  const { remember } = useLastVerdict()
  const { openNext } = useOpenNext()

  const give = async (verdict: Verdict) => {
    if (isPending) return
    const checked = VerdictGiven.safeParse({ verdict, words })
    setProblems(checked.success ? {} : { words: checked.error.issues[0]?.message })
    if (!checked.success) return field.current?.focus()
    if (hasUnsaved(solutionId)) return setProblems({ isUnsaved: true })
    try {
      const { undoUntil, certificateCode } = await mutateAsync(checked.data)
      removeDrafts(solutionId)
      remember({ ...nameOf(review), verdict, undoUntil, isCertified: certificateCode !== null })
    } catch (refusal) {
      // The words stay where they are, on the page and on this device.
      return setProblems({ form: (refusal as Error).message })
    }
    openNext()
  }
  const unsaved = problems.isUnsaved && hasUnsaved(solutionId) && unsavedWords
  const told = { words: problems.words, form: unsaved || problems.form }
  return { words, setWords, problems: told, field, give: (verdict: Verdict) => void give(verdict), isBusy: isPending }
}

const nameOf = ({ solutionId, learner, attempt, taskTitle }: ReviewCase) => ({
  solutionId,
  learner: learner.name,
  attempt,
  task: taskTitle,
})

export type VerdictInHand = ReturnType<typeof useVerdict>

export function VerdictForm({ verdict }: { verdict: VerdictInHand }) {
  const { words, setWords, problems, field, give, isBusy } = verdict
  return (
    <section aria-label="Verdict">
      <ReplyField
        label="Words to the learner"
        field={field}
        value={words}
        onValue={setWords}
        problem={problems.words}
      />
      <Problem text={problems.form} />
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button variant="primary" busy={isBusy} onClick={singlePress(() => give('approved'))}>
          Approve <ShortcutHint>a</ShortcutHint>
        </Button>
        <Button busy={isBusy} onClick={singlePress(() => give('rejected'))}>
          Reject <ShortcutHint>r</ShortcutHint>
        </Button>
      </div>
    </section>
  )
}

/** The verdict that stands, and for ten minutes the way to take it back. */
export function Decided({ review, verdict }: { review: ReviewCase; verdict: VerdictInHand }) {
  const now = useNow(1000)
  const { takeBack, isBusy } = useTakeBack()
  const given = review.current.review
  const left = review.undoUntil && leftWords(new Date(review.undoUntil).getTime() - now)
  return (
    <section aria-label="Verdict" className="grid justify-items-start gap-2">
      {verdict.problems.form && <Callout tone="problem">{verdict.problems.form}</Callout>}
      {given ? <Standing given={given} /> : <p className="text-soft">No verdict yet.</p>}
      {left && (
        <Button busy={isBusy} onClick={singlePress(() => takeBack(review.solutionId))}>
          Take it back, {left} left
        </Button>
      )}
      {verdict.words && (
        <div className="w-full rounded-control bg-haze px-3 py-2">
          <p className="type-small text-soft">You had written</p>
          <p className="wrap-anywhere whitespace-pre-wrap">{verdict.words}</p>
        </div>
      )}
    </section>
  )
}

function Standing({ given }: { given: Review }) {
  return (
    <>
      <VerdictBadge verdict={given.verdict} />
      <p className="type-small text-soft">
        By {given.mentor}, {dayAndTime(given.reviewedAt)}
      </p>
      {given.words && <p className="wrap-anywhere whitespace-pre-wrap">{given.words}</p>}
    </>
  )
}
