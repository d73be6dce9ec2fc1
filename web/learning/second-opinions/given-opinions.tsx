import type { GivenOpinion, ReviewCase } from '#contract/learning/reviews.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'

/** What other mentors decided about an attempt without knowing the first verdict. */
export function GivenOpinions({ review: { current, secondOpinions } }: { review: ReviewCase }) {
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
