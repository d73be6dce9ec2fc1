import { useMay } from '#web/identity/index.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PersonProfile } from '#contract/insights/person.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { count, day, rupees } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { TakeBackDialog } from '#web/membership/index.ts'
import { usePersonActions } from '../person.api.ts'
import { Section, type SectionProps } from './section.tsx'

type Payment = PersonProfile['payments'][number]

const states: Record<Payment['state'], { tone: BadgeTone; label: string }> = {
  pending: { tone: 'waiting', label: 'Pending' },
  verified: { tone: 'good', label: 'Verified' },
  rejected: { tone: 'bad', label: 'Rejected' },
}

export function PaymentsSection({ person }: SectionProps) {
  const { payments } = person
  return (
    <Section title="Payments" total={payments.length} list="payments" person={person} empty="No payments yet.">
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
            cell: ({ transactionId }) => (transactionId ? <code>{transactionId}</code> : 'Wallet credit'),
          },
          { key: 'amount', header: 'Amount', numeric: true, cell: (payment) => <Amount payment={payment} /> },
          { key: 'on', header: 'Reported', cell: ({ createdAt }) => day(createdAt) },
          { key: 'state', header: 'Status', cell: (payment) => <State payment={payment} /> },
          { key: 'receipt', header: 'Receipt', quiet: true, cell: (payment) => <Receipt payment={payment} /> },
        ]}
      />
    </Section>
  )
}

function Amount({ payment: { rupees: paid, creditRupees, ...back } }: { payment: Payment }) {
  const refunded = back.refundedRupees + back.refundedCreditRupees
  return (
    <div>
      {rupees(paid)}
      {creditRupees > 0 && <span className="type-small block text-soft">plus {rupees(creditRupees)} credit</span>}
      {refunded > 0 && <span className="type-small block text-soft">{rupees(refunded)} refunded</span>}
    </div>
  )
}

function State({ payment: { state, reason } }: { payment: Payment }) {
  const { tone, label } = states[state]
  return (
    <span className="inline-grid justify-items-start gap-0.5">
      <Badge tone={tone}>{label}</Badge>
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
      Receipt<span className="sr-only"> of {transactionId ?? 'wallet credit'}</span>
    </a>
  )
}

export function AccessSection({ person }: SectionProps) {
  const { access, userId, name } = person
  const may = useMay()
  const [grantId, setGrantId] = useState<number | null>(null)
  const { refresh } = usePersonActions(userId)
  return (
    <Section title="Access" total={access.length} list="access" person={person} empty="No access yet.">
      <Table
        isSlim
        caption="Access history"
        rows={access}
        rowKey={({ startsAt, createdAt, reason }) => `${startsAt} ${createdAt} ${reason}`}
        columns={[
          { key: 'reason', header: 'For', heading: true, written: true, cell: ({ reason }) => reason },
          {
            key: 'days',
            header: 'Days',
            numeric: true,
            cell: ({ days }) => (days < 0 ? `−${count(-days)}` : `+${count(days)}`),
          },
          { key: 'from', header: 'From', cell: ({ startsAt }) => day(startsAt) },
          { key: 'until', header: 'Until', cell: ({ endsAt }) => day(endsAt) },
          {
            key: 'take back',
            header: 'Take back',
            quiet: true,
            cell: (entry) =>
              entry.grantId !== null &&
              may('people:act') && (
                <Button variant="quiet" size="small" className="no-print" onClick={() => setGrantId(entry.grantId)}>
                  Take back
                  <span className="sr-only">
                    {' '}
                    {entry.days} days: {entry.reason}
                  </span>
                </Button>
              ),
          },
        ]}
      />
      {grantId !== null && (
        <TakeBackDialog person={{ userId, name }} grantId={grantId} onDone={refresh} onClose={() => setGrantId(null)} />
      )}
    </Section>
  )
}

export function ReferralsSection({ person }: SectionProps) {
  const { referrals } = person
  return (
    <Section
      title="Referrals"
      total={referrals.length}
      list="referrals"
      person={person}
      empty="Nobody has joined with their code yet."
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
    </Section>
  )
}
