import { useState } from 'react'
import type { StaffMessage } from '#contract/messages/messages.ts'
import { count, dayAndTime } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Progress } from '#web/kit/layout/progress.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { Deliveries } from './deliveries.tsx'
import { useCancelMessage } from './messages.api.ts'
import { MessageBadge } from './states.tsx'

/** A message that is no draft any more: scheduled, being sent, sent or stopped. */
export function SentMessage({ message }: { message: StaffMessage }) {
  const { subject, body, audience, state, author, startedAt } = message
  return (
    <>
      <PageHeader
        title={subject}
        back={{ to: '/admin/messages', label: 'Messages' }}
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <MessageBadge state={state} />
            <span>{[audience, `by ${author.name}`, describeTime(message)].join(' · ')}</span>
          </span>
        }
        actions={(state === 'scheduled' || state === 'sending') && <Cancel message={message} />}
      />
      <div className="grid gap-6">
        {startedAt && <Counts message={message} />}
        <Card as="section" aria-label="Message" className="max-w-3xl">
          <RichText text={body} linksToPages />
        </Card>
        {startedAt && <Deliveries message={message} />}
      </div>
    </>
  )
}

function describeTime({ state, scheduledFor, startedAt }: StaffMessage): string {
  if (startedAt) return dayAndTime(startedAt)
  return state === 'scheduled' && scheduledFor! > new Date().toISOString()
    ? `goes out on ${dayAndTime(scheduledFor!)}`
    : 'starting'
}

function Counts({ message: { state, recipients, delivered, emailed, read, failedEmails } }: { message: StaffMessage }) {
  if (state === 'sending')
    return <Progress look="bar" label="Sending" done={delivered} total={recipients} unit="people notified" />
  return (
    <>
      {state === 'cancelled' && (
        <Callout tone="waiting" className="max-w-3xl">
          Stopped: {count(delivered)} of {count(recipients)} people got this message. The others won’t.
        </Callout>
      )}
      <dl className="grid max-w-3xl grid-cols-2 gap-4 sm:grid-cols-4">
        <Figure label="Notified" value={`${count(delivered)} of ${count(recipients)}`} />
        <Figure label="Also by email" value={count(emailed)} />
        <Figure label="Failed emails" value={count(failedEmails)} />
        <Figure label="Read in the app" value={count(read)} />
      </dl>
    </>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="type-small text-soft">{label}</dt>
    <dd className="text-lg font-semibold tabular-nums">{value}</dd>
  </div>
)

function Cancel({ message: { messageId, state, delivered, recipients } }: { message: StaffMessage }) {
  const [isOpen, setIsOpen] = useState(false)
  const cancel = useCancelMessage()
  const isScheduled = state === 'scheduled'
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{isScheduled ? 'Cancel sending' : 'Stop sending'}</Button>
      {isOpen && (
        <ConfirmDialog
          title={isScheduled ? 'Cancel sending?' : 'Stop sending?'}
          text={
            isScheduled
              ? 'The message becomes a draft again. Nobody has received it.'
              : `${count(delivered)} of ${count(recipients)} people have it already. The others won’t get it, and it can’t be continued.`
          }
          action={isScheduled ? 'Cancel sending' : 'Stop'}
          onConfirm={() => cancel.mutateAsync({ params: { messageId } })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
