import type { OwnOpening } from '#contract/hiring/openings.ts'
import { jobPath } from '#web/careers/index.ts'
import { count, day } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { OpeningFacts } from './opening-facts.tsx'
import { OpeningStateBadge } from './opening-state.tsx'

type OpeningCardProps = { opening: OwnOpening; onEdit: () => void; onClose: () => void }

export function OpeningCard({ opening, onEdit, onClose }: OpeningCardProps) {
  const { openingId, title, state, jobId, closedAt } = opening
  const id = `opening-${openingId}`
  return (
    <Card as="article" aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="type-h3 wrap-anywhere">
          {title}
        </h2>
        <OpeningStateBadge state={state} />
      </div>
      <p className="type-small mt-0.5 mb-3 text-soft">
        {closedAt ? `Closed on ${day(closedAt)}` : `Written on ${day(opening.changedAt)}`}
      </p>
      <OpeningFacts opening={opening} />
      <OpeningNote opening={opening} />
      <Introductions introductions={opening.introductions} />
      {state !== 'closed' && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant={state === 'returned' ? 'primary' : 'secondary'} onClick={onEdit}>
            Change<span className="sr-only"> {title}</span>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Close<span className="sr-only"> {title}</span>
          </Button>
          {jobId !== null && (
            <a href={jobPath(jobId)} className="link touch inline-flex items-center">
              See it on the jobs board
            </a>
          )}
        </div>
      )}
    </Card>
  )
}

/** What happens next, if that isn't plain. */
function OpeningNote({ opening: { state, reason, jobId } }: Pick<OpeningCardProps, 'opening'>) {
  if (state === 'returned')
    return (
      <Callout tone="waiting" className="mt-4">
        <span className="sr-only">What our team asks you to change: </span>
        {reason}
      </Callout>
    )
  if (state !== 'submitted') return null
  return (
    <p className="mt-4 text-soft">
      {jobId === null
        ? 'Our team reads it before learners see it.'
        : 'Our team reads your changes. Until then, the jobs board shows the earlier text.'}
    </p>
  )
}

const countLabels = {
  waiting: 'Waiting for an answer',
  active: 'In progress',
  joined: 'Joined',
  ended: 'Ended',
} satisfies Record<keyof OwnOpening['introductions'], string>

function Introductions({ introductions }: Pick<OwnOpening, 'introductions'>) {
  const counts = Object.entries(countLabels).map(([name, label]) => ({
    label,
    amount: introductions[name as keyof typeof countLabels],
  }))
  if (counts.every(({ amount }) => amount === 0)) return null
  return (
    <dl aria-label="Introductions" className="mt-4 flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-4">
      {counts.map(({ label, amount }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="type-small text-soft">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums">{count(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
