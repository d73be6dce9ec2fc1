import type { Attempt } from '#contract/learning/solutions.ts'
import { useNow } from '#web/kit/duration.ts'
import { plural, promisedTime } from '#web/kit/format.ts'
import { Clock } from '#web/kit/icons.tsx'
import { dueLevel } from './promise.rules.ts'

type PromiseNoteProps = Pick<Attempt, 'state' | 'promisedAt' | 'addedDays'>

/** By when the attempt is reviewed, and what a late review brought the learner. */
export function PromiseNote({ state, promisedAt, addedDays }: PromiseNoteProps) {
  const now = useNow(60_000)
  const isWaiting = state === 'submitted'
  if (!isWaiting && addedDays === 0) return null
  const isLate = dueLevel(promisedAt, now) === 'late'
  return (
    <p className="type-small mt-1 flex gap-1.5 text-soft">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {isWaiting && !isLate && `Reviewed by ${promisedTime(promisedAt)}. `}
        {isWaiting && isLate && `We promised a review by ${promisedTime(promisedAt)}, and we’re late. Sorry! `}
        {addedDays > 0 &&
          `We added ${plural(addedDays, 'day')} to your access because ${isWaiting ? 'the review is late' : 'this review came late'}.`}
      </span>
    </p>
  )
}
