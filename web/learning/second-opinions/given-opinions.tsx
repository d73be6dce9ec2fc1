import type { ReviewCase } from '#contract/learning/reviews.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'

/** What other mentors decided about an attempt without knowing the first verdict. */
export function GivenOpinions({ review: { current, secondOpinions } }: { review: ReviewCase }) {
  return secondOpinions.map(({ mentor, verdict, feedback, agrees, decidedAt }) => (
    <section key={decidedAt} aria-label="Second opinion" className="w-full rounded-control bg-haze px-3 py-2">
      <p className="type-label">Second opinion: {agrees ? 'same verdict' : 'different verdict'}</p>
      <p className="type-small text-soft">
        {mentor} {verdict === 'approved' ? 'approved it' : 'asked for changes'}, {dayAndTime(decidedAt)}
      </p>
      {/* An appeal that was approved is the verdict above. */}
      {feedback && feedback !== current.review?.feedback && <RichText text={feedback} className="mt-1" />}
    </section>
  ))
}
