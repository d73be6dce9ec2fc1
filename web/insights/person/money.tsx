import { Link } from 'react-router'
import type { PersonStory } from '#contract/insights/person.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { count, day, rupees } from '#web/kit/format.ts'
import { Table } from '#web/kit/lists/table.tsx'
import { Part, type PartProps } from './part.tsx'

type Payment = PersonStory['payments'][number]

const states: Record<Payment['state'], { tone: BadgeTone; word: string }> = {
  pending: { tone: 'waiting', word: 'To be checked' },
  verified: { tone: 'good', word: 'Verified' },
  rejected: { tone: 'bad', word: 'Rejected' },
}

export function PaymentsPart({ person }: PartProps) {
  const { payments } = person
  return (
    <Part title="Payments" howMany={payments.length} list="payments" person={person} none="They never paid anything.">
      <Table
        isSlim
        caption="Payments"
        rows={payments}
        rowKey={({ paymentId }) => paymentId}
        columns={[
          {
            key: 'transaction',
            header: 'Transaction',
            heading: true,
            written: true,
            cell: ({ transactionId }) => <code>{transactionId}</code>,
          },
          { key: 'amount', header: 'Amount', numeric: true, cell: (payment) => <Amount payment={payment} /> },
          { key: 'on', header: 'Told on', cell: ({ createdAt }) => day(createdAt) },
          { key: 'state', header: 'Status', cell: (payment) => <State payment={payment} /> },
          { key: 'receipt', header: 'Receipt', quiet: true, cell: (payment) => <Receipt payment={payment} /> },
        ]}
      />
    </Part>
  )
}

function Amount({ payment: { rupees: paid, creditRupees } }: { payment: Payment }) {
  return (
    <>
      {rupees(paid)}
      {creditRupees > 0 && <span className="type-small block text-soft">and {rupees(creditRupees)} credit</span>}
    </>
  )
}

function State({ payment: { state, reason } }: { payment: Payment }) {
  const { tone, word } = states[state]
  return (
    <span className="inline-grid justify-items-start gap-0.5">
      <Badge tone={tone}>{word}</Badge>
      {reason && <span className="type-small max-w-xs text-soft wrap-anywhere">{reason}</span>}
    </span>
  )
}

function Receipt({ payment: { receiptUrl, transactionId } }: { payment: Payment }) {
  if (!receiptUrl) return null
  return (
    <a
      href={receiptUrl}
      target="_blank"
      rel="noreferrer"
      className="no-print link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      Receipt<span className="sr-only"> of {transactionId}</span>
    </a>
  )
}

export function AccessPart({ person }: PartProps) {
  const { access } = person
  return (
    <Part
      title="Access"
      howMany={access.length}
      list="access"
      person={person}
      none="The courses were never open to them."
    >
      <Table
        isSlim
        caption="What the access adds up from"
        rows={access}
        rowKey={({ startsAt, createdAt, reason }) => `${startsAt} ${createdAt} ${reason}`}
        columns={[
          { key: 'reason', header: 'For', heading: true, written: true, cell: ({ reason }) => reason },
          { key: 'days', header: 'Days', numeric: true, cell: ({ days }) => `+${count(days)}` },
          { key: 'from', header: 'From', cell: ({ startsAt }) => day(startsAt) },
          { key: 'until', header: 'Until', cell: ({ endsAt }) => day(endsAt) },
        ]}
      />
    </Part>
  )
}

export function ReferralsPart({ person }: PartProps) {
  const { referrals } = person
  return (
    <Part
      title="Referrals"
      howMany={referrals.length}
      list="referrals"
      person={person}
      none="Nobody came by their code yet."
    >
      <ul className="surface divide-y divide-line">
        {referrals.map(({ userId, name, at, isEarned }) => (
          <li key={userId} className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-2">
            <Link
              to={`/admin/users/${userId}`}
              className="link wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {name}
            </Link>
            <span className="type-small text-soft">
              {day(at)}, {isEarned ? 'credited' : 'not credited yet'}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
