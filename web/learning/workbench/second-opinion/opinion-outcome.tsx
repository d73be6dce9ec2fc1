import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { NewVerdict, Verdict } from '#contract/learning/reviews.ts'
import type { getSecondOpinion, giveSecondOpinion } from '#contract/learning/second-opinions.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { VerdictBadge } from '../../reviews/verdict-badge.tsx'
import { opinionsPath } from '../../reviews/second-opinions.api.ts'

export type Outcome = { given: NewVerdict } & ReplyOf<typeof giveSecondOpinion>
type OpinionOutcomeProps = { opinion: ReplyOf<typeof getSecondOpinion>; outcome: Outcome }

/** Shown once the mentor has decided: the first verdict, and what happens now. */
export function OpinionOutcome({ opinion, outcome: { given, agrees, first } }: OpinionOutcomeProps) {
  const box = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), [])
  const { solutionId, taskStepTitle, learner, attempt, reason } = opinion
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageHeader
        title={agrees ? 'You came to the same verdict' : 'You came to different verdicts'}
        back={{ to: opinionsPath, label: 'Second opinions' }}
        intro={`${taskStepTitle} (${learner.name}, attempt ${attempt}). ${whatNow(reason !== null, given.verdict, first.mentor)}`}
      />
      <div className="grid max-w-4xl gap-4 md:grid-cols-2">
        <VerdictCard title="Your verdict" {...given} />
        <VerdictCard title={`First verdict, by ${first.mentor}`} {...first} />
      </div>
      <p className="mt-6">
        <Link to={`/admin/reviews/${solutionId}`} className="touch link">
          Open the attempt
        </Link>
      </p>
    </div>
  )
}

function whatNow(isAppeal: boolean, verdict: Verdict, mentor: string): string {
  if (!isAppeal) return `Nothing changes for the learner. We’ve notified ${mentor}.`
  return verdict === 'approved'
    ? `Your verdict replaces the first one: the attempt is approved. We’ve notified the learner and ${mentor}.`
    : `The attempt stays rejected. We’ve sent your feedback to the learner and notified ${mentor}.`
}

function VerdictCard({ title, verdict, feedback }: { title: string; verdict: Verdict; feedback: string }) {
  return (
    <section aria-label={title} className="surface min-w-0 p-4">
      <h2 className="type-label mb-2">{title}</h2>
      <VerdictBadge verdict={verdict} />
      {feedback ? <RichText text={feedback} className="mt-2" /> : <p className="mt-2 text-soft">No feedback.</p>}
    </section>
  )
}
