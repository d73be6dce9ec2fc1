import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { BatchDetails } from '#contract/learning/batches.ts'
import { May } from '#web/identity/index.ts'
import { ChartCard } from '#web/kit/charts/chart-card.tsx'
import { RowBars } from '#web/kit/charts/row-bars.tsx'
import { day, plural } from '#web/kit/format.ts'
import { CalendarPlus, Ellipsis, Pencil } from '#web/kit/icons.tsx'
import { Archive, Megaphone } from '#web/kit/staff-icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/kit/overlays/menu.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { EditBatchDialog } from './batch-dialog.tsx'
import { BatchHistory } from './batch-history.tsx'
import { BatchLearners } from './batch-learners.tsx'
import { WeekPlan } from './week-plan.tsx'
import { batchDetails, useArchiveBatch, useRestoreBatch } from './batches.api.ts'
import { describeStandings, partsOf } from './standing.tsx'
import { dueDay } from './due-day.ts'

export function BatchAdmin() {
  const batch = useQuery(batchDetails(Number(useParams()['batchId'])))
  return (
    <QueryView query={batch}>
      {(batch) => (
        <>
          <PageHeader
            title={batch.name}
            back={{ to: '/admin/batches', label: 'Batches' }}
            intro={`${batch.courseTitle}, from ${day(batch.startsOn)}${batch.mentor ? `, with ${batch.mentor.name}` : ''}`}
            actions={batch.state === 'running' && <Actions batch={batch} />}
          />
          <div className="grid grid-cols-1 gap-6 sm:gap-8">
            {batch.state === 'archived' && <Archived batch={batch} />}
            {batch.learners > 0 && <Overview batch={batch} />}
            {batch.state === 'running' && <BatchLearners batch={batch} />}
            <WeekPlan batch={batch} />
            <BatchHistory batch={batch} />
          </div>
        </>
      )}
    </QueryView>
  )
}

function Actions({ batch }: { batch: BatchDetails }) {
  const [open, setOpen] = useState<'edit' | 'archive' | null>(null)
  const archive = useArchiveBatch()
  const { batchId, name } = batch
  const close = () => setOpen(null)
  return (
    <>
      {batch.learners > 0 && (
        <May do="messages:act">
          <RouteButton to={`/admin/messages/new?to=batch:${batchId}`}>
            <Megaphone aria-hidden="true" className="size-4.5" />
            Write to the batch
          </RouteButton>
        </May>
      )}
      <May do="sessions:act">
        <RouteButton to={`/admin/sessions?batch=${batchId}#schedule`}>
          <CalendarPlus aria-hidden="true" className="size-4.5" />
          Plan sessions
        </RouteButton>
        <Menu
          trigger={
            <Button aria-label="More" title="More">
              <Ellipsis aria-hidden="true" className="size-5" />
            </Button>
          }
        >
          <MenuItem onSelect={() => setOpen('edit')}>
            <Pencil aria-hidden="true" className="size-4.5" />
            Edit batch
          </MenuItem>
          <MenuItem onSelect={() => setOpen('archive')}>
            <Archive aria-hidden="true" className="size-4.5" />
            Archive batch
          </MenuItem>
        </Menu>
      </May>
      {open === 'edit' && <EditBatchDialog batch={batch} onClose={close} />}
      {open === 'archive' && (
        <ConfirmDialog
          title={`Archive “${name}”?`}
          text="Its learners leave it and have no due dates any more. They stay in the course with all their work. You can restore it."
          action="Archive batch"
          busyLabel="Archiving…"
          variant="primary"
          onConfirm={() => archive.mutateAsync({ params: { batchId } })}
          onClose={close}
        />
      )}
    </>
  )
}

function Archived({ batch: { batchId } }: { batch: BatchDetails }) {
  const restore = useRestoreBatch()
  const onRestore = async () => {
    await restore.mutateAsync({ params: { batchId } })
    toast('Restored, with the learners who aren’t in another batch now.')
  }
  return (
    <Callout>
      <p>This batch is archived. Nobody has due dates from it.</p>
      <May do="sessions:act">
        <Button className="mt-3" busy={restore.isPending} onClick={() => void onRestore().catch(() => {})}>
          Restore batch
        </Button>
      </May>
    </Callout>
  )
}

function Overview({ batch }: { batch: BatchDetails }) {
  const { learners, nextDue } = batch
  const row = {
    key: batch.batchId,
    name: plural(learners, 'learner'),
    label: describeStandings(batch),
    parts: partsOf(batch),
  }
  const counts = [
    ['On plan', batch.onPlan],
    ['Behind', batch.behind],
    ['Finished', batch.finished],
  ] as const
  return (
    <ChartCard
      title="How the batch is doing"
      summary={nextDue ? `Next: “${nextDue.taskTitle}”, due ${dueDay(nextDue.dueOn)}.` : 'Every due date has passed.'}
      chart={<RowBars rows={[row]} whole={() => learners} />}
      table={
        <Table
          caption="Learners by standing"
          isSlim
          rows={[...counts]}
          rowKey={([name]) => name}
          columns={[
            { key: 'name', header: 'Standing', heading: true, cell: ([name]) => name },
            { key: 'count', header: 'Learners', numeric: true, cell: ([, count]) => count },
          ]}
        />
      }
    />
  )
}
