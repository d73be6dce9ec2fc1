import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Finding, Statement, StatementLine } from '#contract/membership/statements.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { day, rupees } from '#web/kit/format.ts'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { statementLines } from '../statements.api.ts'
import { LineActions } from './line-actions.tsx'
import { markDifferences, markReference, type Piece } from './marking.ts'

const withActions = new Set<Finding>(['unclear', 'rejected but received', 'unknown', 'duplicate'])

type FindingLinesProps = { statement: Statement; finding: Finding; caption: string }

export function FindingLines({ statement: { statementId, state }, finding, caption }: FindingLinesProps) {
  const lines = useInfiniteQuery(statementLines(statementId, finding, state))
  return (
    <QueryView query={lines}>
      {({ pages }) => (
        <>
          <Table
            caption={caption}
            rows={pages.flatMap(({ items }) => items)}
            rowKey={({ line }) => line}
            empty={<p className="p-5 text-soft">No lines here.</p>}
            columns={[
              { key: 'line', header: 'Line', numeric: true, cell: ({ line }) => line },
              {
                key: 'day',
                header: 'Date',
                className: 'whitespace-nowrap',
                cell: ({ paidOn }) => (paidOn ? day(paidOn) : <span className="text-soft">No date</span>),
              },
              {
                key: 'amount',
                header: 'Amount',
                numeric: true,
                cell: (line) => <span className="font-semibold">{rupees(line.rupees)}</span>,
              },
              {
                key: 'narration',
                header: 'Narration',
                heading: true,
                className: 'wrap-anywhere min-w-52',
                cell: (line) => <Narration line={line} />,
              },
              ...(finding === 'unknown' || finding === 'unclear'
                ? []
                : [
                    {
                      key: 'payment',
                      header: 'Payment',
                      cell: (line: StatementLine) => <MatchedPayment line={line} />,
                    },
                  ]),
              ...(withActions.has(finding)
                ? [
                    {
                      key: 'actions',
                      header: <span className="sr-only">Actions</span>,
                      cell: (line: StatementLine) => <LineActions statementId={statementId} line={line} />,
                    },
                  ]
                : []),
            ]}
          />
          <LoadMore query={lines} />
        </>
      )}
    </QueryView>
  )
}

function Narration({
  line: { narration, reference, doubt, rounded, handling, note, paidFor },
}: {
  line: StatementLine
}) {
  const pieces = markReference(narration, reference)
  const isInNarration = pieces.some(({ isMarked }) => isMarked)
  return (
    <span className="font-normal">
      <MarkedText pieces={pieces} />
      {/* It may come from the reference column. */}
      {reference && !isInNarration && (
        <span className="type-small block text-soft">
          Reference <code>{reference}</code>
        </span>
      )}
      {rounded && (
        <span className="type-small block text-soft">
          Shortened by a spreadsheet: <code>{rounded}</code>
        </span>
      )}
      {doubt && <span className="block font-semibold text-vermilion">{doubt}</span>}
      {handling === 'ignored' && <Badge>Ignored</Badge>}
      {note && <span className="block">Note: {note}</span>}
      {paidFor && (
        <span className="block font-semibold text-vermilion">
          This credit has paid for{' '}
          <RouteLink
            to={`/admin/payments?${new URLSearchParams({ state: 'verified', search: paidFor.transactionId }).toString()}`}
          >
            {paidFor.payer}
          </RouteLink>
          .
        </span>
      )}
    </span>
  )
}

const stateBadges = {
  pending: { tone: 'waiting', label: 'Pending' },
  verified: { tone: 'good', label: 'Verified' },
  rejected: { tone: 'bad', label: 'Rejected' },
} as const

function MatchedPayment({ line: { payment, rupees: received, reference, finding } }: { line: StatementLine }) {
  if (!payment) return <span className="text-soft">None</span>
  const { payer, transactionId, state, rupees: reported } = payment
  const isSimilar = finding === 'possible' && reference
  return (
    <div className="min-w-44">
      <Link
        to={`/admin/payments?${new URLSearchParams({ state, search: transactionId }).toString()}`}
        className="link font-semibold wrap-anywhere pointer-coarse:inline-block pointer-coarse:py-2.5"
      >
        {payer}
        <span className="sr-only">, open the payment</span>
      </Link>
      <code className="block">
        {isSimilar ? <MarkedText pieces={markDifferences(transactionId, reference)} /> : transactionId}
      </code>
      {reported !== received && (
        <span className="block font-semibold text-vermilion">
          Reported {rupees(reported)}, received {rupees(received)}
        </span>
      )}
      {/* A transfer that staff assigned to a learner. */}
      {finding === 'amount differs' && reported === received && state === 'pending' && (
        <span className="block font-semibold text-vermilion">No plan has this price</span>
      )}
      {/* Most findings are about pending payments; this one is after reopening it. */}
      {(state !== 'pending' || finding === 'rejected but received') && (
        <Badge tone={stateBadges[state].tone}>{stateBadges[state].label}</Badge>
      )}
    </div>
  )
}

function MarkedText({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ at, text, isMarked }) =>
    isMarked ? (
      <mark key={at} className="rounded-small bg-marigold-tint px-0.5 font-semibold text-marigold-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
