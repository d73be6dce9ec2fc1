import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { getStatement, Statement } from '#contract/membership/statements.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { count, dayAndTime } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { ColumnChoice } from './reconciliation/column-choice.tsx'
import { Findings } from './reconciliation/findings.tsx'
import { layoutWords } from './reconciliation/statement-list.tsx'
import { VerifyExact } from './reconciliation/verify-exact.tsx'
import { WorkProgress } from './reconciliation/work-progress.tsx'
import { StaleWarning } from '../stale-warning.tsx'
import { statementOf } from './statements.api.ts'

type WholeStatement = ReplyOf<typeof getStatement>

/** One statement on its way: read, matched, looked at, verified. */
export function StatementAdmin() {
  const statementId = Number(useParams()['statementId'])
  const query = useQuery(statementOf(statementId))
  return (
    <>
      <PageHeader
        title={query.data?.name ?? 'Bank statement'}
        className="[&_h1]:wrap-anywhere"
        intro={query.data && introOf(query.data)}
        back={
          <Link to="/admin/payments/statements" className="link">
            Bank statements
          </Link>
        }
      />
      {query.data && <StaleWarning query={query} />}
      <QueryView query={query}>{(statement) => <Stage key={statementId} statement={statement} />}</QueryView>
    </>
  )
}

const introOf = ({ layout, lineCount, uploadedBy, createdAt }: Statement) =>
  [
    layout && layoutWords(layout),
    lineCount > 0 && `${count(lineCount)} lines`,
    `Uploaded by ${uploadedBy}, ${dayAndTime(createdAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')

function Stage({ statement }: { statement: WholeStatement }) {
  const { state, doneCount, lineCount, counts } = statement
  if (state === 'needs columns') return <NeedsColumns statement={statement} />
  if (state === 'failed') return <Failed statement={statement} />
  if (state === 'matching') {
    return <WorkProgress label="Comparing with the payments" done={doneCount} total={lineCount} unit="lines" />
  }
  if (state === 'verifying') {
    return <WorkProgress label="Verifying the exact ones" done={doneCount} total={counts.exact} unit="payments" />
  }
  return <Found statement={statement} />
}

function NeedsColumns({ statement: { statementId, head, columns } }: { statement: WholeStatement }) {
  return (
    <>
      <Callout tone="waiting" className="mb-5">
        The layout of this file is not known yet. Say which column is which: it is remembered for the next file of this
        kind.
      </Callout>
      <ColumnChoice statementId={statementId} head={head} columns={columns} />
    </>
  )
}

function Failed({ statement: { statementId, head, columns, problem } }: { statement: WholeStatement }) {
  return (
    <>
      <Callout tone="problem" className="mb-5">
        {problem ?? 'This file could not be read.'}
      </Callout>
      {head.length > 0 && <ColumnChoice statementId={statementId} head={head} columns={columns} />}
    </>
  )
}

function Found({ statement }: { statement: WholeStatement }) {
  const { statementId, state, counts, head, columns } = statement
  const [isChoosing, setIsChoosing] = useState(false)
  if (isChoosing) {
    return <ColumnChoice statementId={statementId} head={head} columns={columns} onEnd={() => setIsChoosing(false)} />
  }
  return (
    <>
      {state === 'done' ? (
        <Callout tone="good" className="mb-5">
          Done. The exact payments are verified; what is left under the other findings can be decided in the queue.
        </Callout>
      ) : (
        <div className="mb-5 flex flex-wrap items-center gap-3">
          {counts.exact > 0 ? (
            <VerifyExact statement={statement} />
          ) : (
            <p className="text-soft">No line matches a waiting payment exactly: there is nothing to verify.</p>
          )}
          <Button variant="quiet" onClick={() => setIsChoosing(true)}>
            Choose other columns
          </Button>
        </div>
      )}
      <Findings statement={statement} />
    </>
  )
}
