import { useState } from 'react'
import { Link } from 'react-router'
import type { BatchDetails, BatchLearner } from '#contract/learning/batches.ts'
import { May, useMay } from '#web/identity/index.ts'
import { ago, plural } from '#web/kit/format.ts'
import { Ellipsis } from '#web/kit/icons.tsx'
import { UserPlus } from '#web/kit/staff-icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/kit/overlays/menu.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { AddLearnersDialog } from './add-learners-dialog.tsx'
import { useRemoveLearner } from './batches.api.ts'
import { MoveLearnerDialog } from './move-learner-dialog.tsx'
import { StandingBadge } from './standing.tsx'

type Open = { action: 'add' } | { action: 'move' | 'remove'; learner: BatchLearner }

export function BatchLearners({ batch }: { batch: BatchDetails }) {
  const [open, setOpen] = useState<Open | null>(null)
  const may = useMay()
  const remove = useRemoveLearner()
  const { batchId, members } = batch
  const close = () => setOpen(null)
  const addButton = (
    <May do="sessions:act">
      <Button variant="primary" onClick={() => setOpen({ action: 'add' })}>
        <UserPlus aria-hidden="true" className="size-4.5" />
        Add learners
      </Button>
    </May>
  )
  return (
    <section aria-labelledby="learners">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="learners" className="type-h3">
          Learners
        </h2>
        {members.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <ExportButton list="batch" filter={{ batchId }} />
            {addButton}
          </div>
        )}
      </div>
      <Table
        caption="Learners of the batch"
        rows={members}
        rowKey={({ userId }) => userId}
        empty={
          <EmptyState title="No learners yet" action={addButton}>
            Choose from the learners of the course, or paste email addresses.
          </EmptyState>
        }
        columns={[
          {
            key: 'name',
            header: 'Name',
            heading: true,
            written: true,
            cell: ({ userId, name }) =>
              may('people:see') ? (
                <Link to={`/admin/users/${userId}`} className="link pointer-coarse:inline-block pointer-coarse:py-2.5">
                  {name}
                </Link>
              ) : (
                name
              ),
          },
          ...columns(batch.tasks.length),
          {
            key: 'actions',
            header: 'Actions',
            quiet: true,
            cell: (learner) => (
              <May do="sessions:act">
                <Menu
                  trigger={
                    <Button size="small" variant="quiet" aria-label={`More for ${learner.name}`}>
                      <Ellipsis aria-hidden="true" className="size-5" />
                    </Button>
                  }
                >
                  {batch.others.length > 0 && (
                    <MenuItem onSelect={() => setOpen({ action: 'move', learner })}>Move to another batch</MenuItem>
                  )}
                  <MenuItem onSelect={() => setOpen({ action: 'remove', learner })}>Take out of the batch</MenuItem>
                </Menu>
              </May>
            ),
          },
        ]}
      />
      {open?.action === 'add' && <AddLearnersDialog batch={batch} onClose={close} />}
      {open?.action === 'move' && <MoveLearnerDialog batch={batch} learner={open.learner} onClose={close} />}
      {open?.action === 'remove' && (
        <ConfirmDialog
          title={`Take ${open.learner.name} out of the batch?`}
          text="They stay in the course with all their work, without due dates."
          action="Take out"
          variant="primary"
          onConfirm={() => remove.mutateAsync({ params: { batchId, userId: open.learner.userId } })}
          onClose={close}
        />
      )}
    </section>
  )
}

const columns = (tasks: number): Column<BatchLearner>[] => [
  {
    key: 'standing',
    header: 'Standing',
    cell: ({ standing, behind, movedDays }) => (
      <span className="block">
        <StandingBadge standing={standing} behind={behind} />
        {movedDays > 0 && (
          <span className="type-small block text-soft">Moved their plan by {plural(movedDays / 7, 'week')}</span>
        )}
      </span>
    ),
  },
  {
    key: 'tasks',
    header: 'Tasks submitted',
    numeric: true,
    cell: ({ tasksDone }) => `${tasksDone} of ${tasks}`,
  },
  { key: 'approved', header: 'Steps approved', numeric: true, cell: ({ approved }) => approved },
  { key: 'waiting', header: 'In review', numeric: true, cell: ({ waiting }) => waiting },
  {
    key: 'seen',
    header: 'Last seen',
    className: 'whitespace-nowrap',
    cell: ({ lastSeenAt }) => (lastSeenAt ? ago(lastSeenAt) : <span className="text-soft">Never</span>),
  },
]
