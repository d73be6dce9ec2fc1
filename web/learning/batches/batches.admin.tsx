import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Batch, type BatchState, batchStates } from '#contract/learning/batches.ts'
import { May } from '#web/identity/index.ts'
import { useActionInAddress } from '#web/kit/action-in-address.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { RowBars } from '#web/kit/charts/row-bars.tsx'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { day, plural } from '#web/kit/format.ts'
import { Plus } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { batchList } from './batches.api.ts'
import { NewBatchDialog } from './batch-dialog.tsx'
import { describeStandings, partsOf } from './standing.tsx'
import { dueDay } from './due-day.ts'

const labels: Record<BatchState, string> = { running: 'Running', archived: 'Archived' }

/** The filter in the URL; unknown values are ignored. */
const stateInUrl = {
  read: (params: URLSearchParams): { state: BatchState } => ({
    state: batchStates.find((state) => state === params.get('state')) ?? 'running',
  }),
  write: ({ state }: { state: BatchState }) => ({ state: state === 'running' ? '' : state }),
}

export function BatchesAdmin() {
  const { choice, change } = useUrlState(stateInUrl)
  const batches = useInfiniteQuery(batchList(choice.state))
  const [isCreating, setIsCreating] = useState(false)
  const navigate = useNavigate()
  const create = () => setIsCreating(true)
  useActionInAddress('new', create)
  return (
    <>
      <PageHeader
        intro="Learners who take a course together, with a week plan and due dates."
        actions={
          <May do="sessions:act">
            <Button variant="primary" onClick={create}>
              <Plus aria-hidden="true" className="size-4.5" />
              New batch
            </Button>
          </May>
        }
      />
      <Field label="Show" className="mb-5 max-w-48">
        <Select value={choice.state} onChange={({ target }) => change({ state: target.value as BatchState })}>
          <Options of={batchStates.map((state) => [state, labels[state]])} />
        </Select>
      </Field>
      <QueryView query={batches}>
        {({ pages }) => (
          <>
            <Table
              caption="Batches, newest first"
              rows={uniqueRows(pages, ({ batchId }) => batchId)}
              rowKey={({ batchId }) => batchId}
              columns={columns}
              empty={<NoBatches state={choice.state} onCreate={create} />}
            />
            <LoadMore query={batches} />
          </>
        )}
      </QueryView>
      {isCreating && (
        <NewBatchDialog
          onClose={() => setIsCreating(false)}
          onCreated={(batchId) => void navigate(`/admin/batches/${batchId}`)}
        />
      )}
    </>
  )
}

const columns: Column<Batch>[] = [
  {
    key: 'name',
    header: 'Batch',
    heading: true,
    written: true,
    cell: ({ batchId, name, courseTitle }) => (
      <>
        <Link to={`/admin/batches/${batchId}`} className="link pointer-coarse:inline-block pointer-coarse:py-2.5">
          {name}
        </Link>
        <span className="block font-normal text-soft">{courseTitle}</span>
      </>
    ),
  },
  { key: 'start', header: 'Starts', className: 'whitespace-nowrap', cell: ({ startsOn }) => day(startsOn) },
  {
    key: 'mentor',
    header: 'Mentor',
    written: true,
    cell: ({ mentor }) => mentor?.name ?? <span className="text-soft">Nobody yet</span>,
  },
  { key: 'learners', header: 'Learners', className: 'min-w-52', cell: (batch) => <Learners batch={batch} /> },
  {
    key: 'next',
    header: 'Next due',
    written: true,
    cell: ({ nextDue }) =>
      nextDue ? (
        <>
          {dueDay(nextDue.dueOn)}
          <span className="block text-soft">{nextDue.taskTitle}</span>
        </>
      ) : (
        <span className="text-soft">Nothing</span>
      ),
  },
]

function Learners({ batch }: { batch: Batch }) {
  if (batch.learners === 0) return <span className="text-soft">{describeStandings(batch)}</span>
  const row = {
    key: batch.batchId,
    name: plural(batch.learners, 'learner'),
    label: describeStandings(batch),
    parts: partsOf(batch),
  }
  return <RowBars rows={[row]} whole={() => batch.learners} />
}

function NoBatches({ state, onCreate }: { state: BatchState; onCreate: () => void }) {
  if (state === 'archived')
    return <EmptyState title="No archived batches">Batches that are over are kept here.</EmptyState>
  return (
    <EmptyState
      title="No batches yet"
      action={
        <May do="sessions:act">
          <Button onClick={onCreate}>Start the first batch</Button>
        </May>
      }
    >
      A batch gives learners of a course a start day, a mentor and due dates. Nobody loses anything by being late.
    </EmptyState>
  )
}
