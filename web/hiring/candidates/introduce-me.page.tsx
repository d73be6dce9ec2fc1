import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MyCandidate } from '#contract/hiring/candidates.ts'
import { day, plural } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonCards } from '#web/kit/states/skeleton.tsx'
import { myCandidate, useWithdraw } from './candidates.api.ts'
import { Companies } from './companies.tsx'
import { Ledger } from './ledger.tsx'
import { OptInForm } from './opt-in-form.tsx'
import { lookedLabels } from './labels.ts'

/** The learner decides whether companies see their work, and takes it back. */
export function IntroduceMePage() {
  return (
    <>
      <PageHeader intro="Let companies find you by your approved work. They don’t see who you are until you accept an introduction." />
      <QueryView query={useQuery(myCandidate)} skeleton={<SkeletonCards count={2} />}>
        {(mine) => (
          <div className="grid grid-cols-1 gap-6">
            <State mine={mine} />
            {!mine.current && mine.running > 0 && <Running running={mine.running} />}
            <Views views={mine.views} isShown={mine.current !== null} />
            <Companies companies={mine.companies} />
            <Ledger entries={mine.ledger} />
          </div>
        )}
      </QueryView>
    </>
  )
}

function State({ mine }: { mine: MyCandidate }) {
  const [isEditing, setIsEditing] = useState(false)
  const { current, obstacle } = mine
  const close = () => setIsEditing(false)
  if (current)
    return (
      <>
        <Current
          current={current}
          running={mine.running}
          canEdit={!obstacle && !isEditing}
          onEdit={() => setIsEditing(true)}
        />
        {obstacle && <Callout tone="waiting">You can’t change or renew it now: {obstacle}</Callout>}
        {isEditing && (
          <Card as="section" aria-label="Change what companies see">
            <OptInForm mine={mine} onSaved={close} onCancel={close} />
          </Card>
        )}
      </>
    )
  return (
    <>
      <HowItWorks />
      {obstacle ? (
        <Callout tone="waiting">
          {obstacle} <RouteLink to="/dashboard/my-courses">Go to your courses</RouteLink>
        </Callout>
      ) : (
        <Card as="section" aria-label="Show your work to companies">
          <OptInForm mine={mine} onSaved={close} />
        </Card>
      )}
    </>
  )
}

type CurrentProps = {
  current: NonNullable<MyCandidate['current']>
  running: number
  canEdit: boolean
  onEdit: () => void
}

function Current({ current, running, canEdit, onEdit }: CurrentProps) {
  const { code, until, works, since } = current
  return (
    <Card as="section" aria-labelledby="shown">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="shown" className="type-h3">
          Companies see your work until {day(until)}
        </h2>
        <Badge tone="good">On</Badge>
      </div>
      <p className="mt-1 text-soft">
        {plural(works.length, 'piece')} of work, under the code <code className="text-ink">{code}</code>, since{' '}
        {day(since)}. Only companies whose request you accepted see your name and contact details.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {canEdit && <Button onClick={onEdit}>Change or renew</Button>}
        <Withdraw running={running} />
      </div>
    </Card>
  )
}

/** After the opt-in has ended by itself. */
const Running = ({ running }: { running: number }) => (
  <Card as="section" aria-labelledby="running">
    <h2 id="running" className="type-h3">
      {plural(running, 'introduction')} still open
    </h2>
    <p className="mt-1 mb-5 text-soft">
      What you accepted continues, and a company you joined still sees your details here. You can take everything back.
    </p>
    <Withdraw running={running} />
  </Card>
)

function Withdraw({ running }: { running: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync } = useWithdraw()
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Withdraw</Button>
      {isAsking && (
        <ConfirmDialog
          title="Withdraw now?"
          text={`From this moment no company sees you.${running > 0 ? ` You take back ${plural(running, 'introduction')}, and these companies lose your details here.` : ''} You can opt in again later, with another code.`}
          action="Withdraw"
          busyLabel="Withdrawing…"
          onConfirm={async () => {
            await mutateAsync({})
            toast('Withdrawn. No company sees you any more.')
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

const points = [
  ['You choose what they see', 'Approved work, when you could start, where and for what pay. Nothing else.'],
  [
    'They ask, you decide',
    'You get 7 days to accept or decline. Only if you accept, that company gets your name and contact details.',
  ],
  ['You can stop at once', 'Withdraw with one click. We list every company that looked, and everything you agreed to.'],
] as const

const HowItWorks = () => (
  <ul className="grid gap-4 md:grid-cols-3">
    {points.map(([title, text]) => (
      <li key={title} className="border-t-3 border-marigold pt-3">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-1 text-soft">{text}</p>
      </li>
    ))}
  </ul>
)

function Views({ views, isShown }: { views: MyCandidate['views']; isShown: boolean }) {
  if (views.length === 0 && !isShown) return null
  return (
    <Card as="section" aria-labelledby="views">
      <h2 id="views" className="type-h3">
        Companies that looked
      </h2>
      {views.length === 0 ? (
        <p className="mt-1 text-soft">None yet. You’ll see here which company opened your work, and when.</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {views.map(({ company, what, lastDay, days }) => (
            <li key={`${company} ${what}`} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
              <span className="min-w-0 wrap-anywhere">
                <strong className="font-semibold">{company}</strong>, {lookedLabels[what].toLowerCase()}
              </span>
              <span className="type-small text-soft">
                {days === 1 ? day(lastDay) : `On ${days} days, last on ${day(lastDay)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
