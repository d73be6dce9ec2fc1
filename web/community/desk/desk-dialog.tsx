import type { ReactNode } from 'react'
import type { DeskBug, DeskRequest } from '#contract/community/desk.ts'
import { AssigneeSelect } from '#web/identity/index.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'

type DeskItem = DeskBug | DeskRequest
type Query<Item> = { data: Item | null | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }

type DeskDialogProps<Item> = {
  query: Query<Item>
  noun: string
  onClose: () => void
  children: (item: Item) => ReactNode
}

export function DeskDialog<Item extends DeskItem>({ query, noun, onClose, children }: DeskDialogProps<Item>) {
  return (
    <Dialog
      open
      size="large"
      closeOnBackdrop={false}
      onClose={onClose}
      title={<span className="wrap-anywhere">{query.data?.title ?? `This ${noun}`}</span>}
    >
      <QueryView query={query} skeleton={<SkeletonText lines={6} />}>
        {(item) =>
          item ? (
            <div className="grid min-w-0 gap-6">{children(item)}</div>
          ) : (
            <p className="text-soft">This {noun} no longer exists.</p>
          )
        }
      </QueryView>
    </Dialog>
  )
}

type DeskHeadProps = {
  item: DeskItem
  badges: ReactNode
  /** The page a bug is on. */
  page?: string
  assign: {
    isPending: boolean
    mutate: (assigneeId: number | null, options: { onSuccess: () => void }) => void
  }
}

export function DeskHead({ item: { reporter, createdAt, assignee }, badges, page, assign }: DeskHeadProps) {
  const onAssign = (assigneeId: number | null) =>
    assign.mutate(assigneeId, {
      onSuccess: () => toast(assigneeId === null ? 'Unassigned.' : 'Assigned. We’ve notified them.'),
    })
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="type-small min-w-0 text-soft">
        <p className="mb-1.5 flex flex-wrap items-center gap-3">{badges}</p>
        <p className="wrap-anywhere">
          From <b className="font-semibold text-ink">{reporter}</b>, {dayAndTime(createdAt)}
          {page && <>, on {page}</>}
        </p>
      </div>
      <Field label="Assignee" className="w-full sm:w-64">
        <AssigneeSelect assignee={assignee} access="mentor" disabled={assign.isPending} onAssign={onAssign} />
      </Field>
    </div>
  )
}
