import type { DeskOpening } from '#contract/hiring/openings.ts'
import { jobPath } from '#web/careers/index.ts'
import { May } from '#web/identity/index.ts'
import { ago, dayAndTime } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { SampleMark } from '#web/site/index.ts'
import { OpeningFacts } from './opening-facts.tsx'
import { OpeningStateBadge } from './opening-state.tsx'
import { useDecideOpening } from './openings.api.ts'

type DeskCardProps = { opening: DeskOpening; onReturn: () => void; onSuggest: () => void }

export function DeskCard({ opening, onReturn, onSuggest }: DeskCardProps) {
  const { openingId, title, state, reason, jobId, changedAt, applyLink } = opening
  const id = `opening-${openingId}`
  return (
    <Card as="article" aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="type-h3 wrap-anywhere">
          {title}
        </h2>
        <OpeningStateBadge state={state} />
        {state === 'submitted' && jobId !== null && <Badge>Changed text</Badge>}
      </div>
      <CompanyLine opening={opening} />
      <OpeningFacts opening={opening} />
      <LongText text={opening.description} className="mt-4 max-w-3xl" />
      {applyLink && (
        <p className="mt-3 wrap-anywhere">
          <span className="text-soft">Link to apply: </span>
          <ExternalAddress href={applyLink} />
        </p>
      )}
      {reason && (
        <p className="mt-3 max-w-3xl wrap-anywhere whitespace-pre-line">
          <span className="text-soft">Returned because: </span>
          {reason}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {state === 'submitted' && (
          <May do="jobs:act">
            <Decision opening={opening} onReturn={onReturn} />
          </May>
        )}
        {state === 'open' && (
          <May do="jobs:act">
            <Button onClick={onSuggest}>
              Suggest a learner<span className="sr-only"> for {title}</span>
            </Button>
          </May>
        )}
        {jobId !== null && (
          <a href={jobPath(jobId)} className="link touch inline-flex items-center">
            {state === 'submitted' ? 'What the jobs board shows now' : 'See its job'}
          </a>
        )}
        <time dateTime={changedAt} title={dayAndTime(changedAt)} className="type-small ml-auto text-soft">
          {state === 'submitted' ? 'Sent' : 'Written'} {ago(changedAt)}
        </time>
      </div>
    </Card>
  )
}

function CompanyLine({ opening: { companyName, website, isTrusted, isSample } }: Pick<DeskCardProps, 'opening'>) {
  return (
    <p className="mt-0.5 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="wrap-anywhere">{companyName}</span>
      <ExternalAddress href={website} />
      {isTrusted && <Badge tone="good">Trusted</Badge>}
      <SampleMark isSample={isSample} />
    </p>
  )
}

const ExternalAddress = ({ href }: { href: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className="link break-all">
    {href}
    <span className="sr-only"> (opens a new tab)</span>
  </a>
)

function Decision({ opening: { openingId, title, changedAt }, onReturn }: Omit<DeskCardProps, 'onSuggest'>) {
  const decide = useDecideOpening()
  const approve = async () => {
    await decide.mutateAsync({ params: { openingId }, body: { decision: 'approve', changedAt } })
    toast('Approved. It’s on the jobs board.')
  }
  return (
    <>
      {/* A toast shows the error. */}
      <Button variant="primary" busy={decide.isPending} onClick={() => void approve().catch(() => null)}>
        Approve<span className="sr-only"> {title}</span>
      </Button>
      <Button onClick={onReturn}>
        Return<span className="sr-only"> {title}</span>
      </Button>
    </>
  )
}
