import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { getStatement, Statement } from '#contract/membership/statements.ts'
import { May } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { count, day, dayAndTime, rupees } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { ColumnChoice } from './reconciliation/column-choice.tsx'
import { Findings } from './reconciliation/findings.tsx'
import { formatLayout } from './reconciliation/statement-list.tsx'
import { VerifyExact } from './reconciliation/verify-exact.tsx'
import { StaleWarning } from '../stale-warning.tsx'
import { statementOf } from './statements.api.ts'

type StatementDetails = ReplyOf<typeof getStatement>

export function StatementAdmin() {
  const statementId = Number(useParams()['statementId'])
  const query = useQuery(statementOf(statementId))
  return (
    <>
      <PageHeader
        title={query.data?.name ?? 'Bank statement'}
        className="[&_h1]:wrap-anywhere"
        intro={query.data && describeStatement(query.data)}
        back={{ to: '/admin/payments/statements', label: 'Bank statements' }}
      />
      {query.data && <StaleWarning query={query} />}
      <QueryView query={query}>{(statement) => <Stage key={statementId} statement={statement} />}</QueryView>
    </>
  )
}

const describeStatement = ({ layout, lineCount, reading, uploadedBy, createdAt }: Statement) =>
  [
    layout && formatLayout(layout),
    reading?.from && reading.to && describeDays(reading.from, reading.to),
    lineCount > 0 && `${count(lineCount)} lines`,
    `Uploaded by ${uploadedBy}, ${dayAndTime(createdAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')

const describeDays = (from: string, to: string) => (from === to ? day(from) : `${day(from)} to ${day(to)}`)

function Stage({ statement }: { statement: StatementDetails }) {
  const { state, doneCount, lineCount, counts } = statement
  if (state === 'needs columns') return <NeedsColumns statement={statement} />
  if (state === 'failed') return <Failed statement={statement} />
  if (state === 'reading') return <WorkProgress label="Reading the file" done={0} total={0} unit="lines" />
  if (state === 'matching') {
    return <WorkProgress label="Matching with payments" done={doneCount} total={lineCount} unit="lines" />
  }
  if (state === 'verifying') {
    return <WorkProgress label="Verifying exact matches" done={doneCount} total={counts.exact} unit="payments" />
  }
  return <Results statement={statement} />
}

function NeedsColumns({ statement: { statementId, head, columns } }: { statement: StatementDetails }) {
  return (
    <>
      <Callout tone="waiting" className="mb-5">
        We don’t know this file’s layout yet. Choose the columns once, and we’ll remember them for the next file.
      </Callout>
      <May do="payments:act">
        <ColumnChoice statementId={statementId} head={head} columns={columns} />
      </May>
    </>
  )
}

function Failed({ statement: { statementId, head, columns, problem } }: { statement: StatementDetails }) {
  return (
    <>
      <Callout tone="problem" className="mb-5">
        {problem ?? 'We couldn’t read this file.'}
      </Callout>
      {head.length > 0 && (
        <May do="payments:act">
          <ColumnChoice statementId={statementId} head={head} columns={columns} />
        </May>
      )}
    </>
  )
}

function Results({ statement }: { statement: StatementDetails }) {
  const { statementId, state, unverified, head, columns, known } = statement
  const [isChoosing, setIsChoosing] = useState(false)
  if (isChoosing) {
    return <ColumnChoice statementId={statementId} head={head} columns={columns} onClose={() => setIsChoosing(false)} />
  }
  return (
    <>
      {state === 'done' ? (
        <Done statement={statement} />
      ) : (
        <div className="mb-5 flex flex-wrap items-center gap-3">
          {unverified.payments > 0 ? (
            <May do="payments:act">
              <VerifyExact statement={statement} />
            </May>
          ) : (
            <p className="text-soft">No line matches a pending payment exactly, so there’s nothing to verify.</p>
          )}
          <May do="payments:act">
            <Button variant="quiet" onClick={() => setIsChoosing(true)}>
              Change columns
            </Button>
          </May>
        </div>
      )}
      {known && (
        <p className="mb-5 text-soft">
          {known.lines === 1 ? '1 line was' : `${count(known.lines)} lines were`} on an earlier statement, uploaded{' '}
          {day(known.uploadedAt)}. A credit pays once, whichever statement lists it.
        </p>
      )}
      <ReadingNotes statement={statement} />
      <Findings statement={statement} />
    </>
  )
}

/** A verification may have been undone since, or a plan's price changed. */
function Done({ statement: { unverified } }: { statement: StatementDetails }) {
  if (unverified.payments === 0) {
    return (
      <Callout tone="good" className="mb-5">
        Done. All exact matches are verified. You can decide the rest in the payment queue.
      </Callout>
    )
  }
  return (
    <Callout tone="waiting" className="mb-5">
      Done, but {unverified.payments === 1 ? '1 exact match is' : `${count(unverified.payments)} exact matches are`}{' '}
      pending, for example because a verification was undone. Decide in the payment queue.
    </Callout>
  )
}

type WorkProgressProps = { label: string; done: number; total: number; unit: string }

/** Indeterminate until the total is known. */
function WorkProgress({ label, done, total, unit }: WorkProgressProps) {
  const isCounted = total > 0
  return (
    <section aria-label={label} className="surface max-w-xl p-5">
      <h2 className="type-h3">{label}</h2>
      <progress
        aria-label={label}
        {...(isCounted && { max: total, value: Math.min(done, total) })}
        className="mt-4 h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-marigold"
      />
      <p className="type-small mt-2 text-soft tabular-nums">
        {isCounted ? `${count(Math.min(done, total))} of ${count(total)} ${unit}` : 'Starting…'}
      </p>
      <p className="mt-2 text-soft">You can leave this page; we’ll keep working.</p>
    </section>
  )
}

/** What the file says about itself: whether its balances add up, and whether a spreadsheet damaged its references. */
function ReadingNotes({ statement: { reading, format } }: { statement: Statement }) {
  if (!reading) return null
  const { balances, roundedLines } = reading
  const [first] = balances?.breaks ?? []
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {balances && first && (
        <Callout tone="waiting">
          {format === 'pdf'
            ? 'Some balances don’t add up, so we may have misread this PDF.'
            : 'Some balances don’t add up. A line may be missing or changed.'}{' '}
          Line {first.line} should end with {rupees(first.expectedRupees)}, but shows {rupees(first.foundRupees)}.
          {balances.breakCount > 1 && ` ${count(balances.breakCount - 1)} more like this.`}
        </Callout>
      )}
      {balances && !first && balances.checked > 0 && (
        <p className="text-soft">All {count(balances.checked + 1)} balances add up, so no line is missing.</p>
      )}
      {roundedLines > 0 && (
        <Callout tone="waiting">
          {roundedLines === 1 ? 'One line has' : `${count(roundedLines)} lines have`} a reference like 6.24E+11. A
          spreadsheet shortened it, so we can’t compare it. Download the file from your bank again and upload it without
          opening it in between.
        </Callout>
      )}
    </div>
  )
}
