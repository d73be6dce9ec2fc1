import type { ReactNode } from 'react'
import type { DeskBug, DeskRequest } from '#contract/community/desk.ts'
import { AssigneeSelect } from '#web/identity/index.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { toast } from '#web/kit/overlays/toast.ts'

type Row = DeskBug | DeskRequest
type Query<One> = { data: One | null | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }

type DeskDialogProps<One> = {
  query: Query<One>
  /** What one of them is called: 'bug'. */
  thing: string
  onClose: () => void
  children: (row: One) => ReactNode
}

/** All there is to one thing on the desk, and all that can be done with it. */
export function DeskDialog<One extends Row>({ query, thing, onClose, children }: DeskDialogProps<One>) {
  return (
    <Dialog
      open
      size="large"
      closeOnBackdrop={false}
      onClose={onClose}
      title={<span className="wrap-anywhere">{query.data?.title ?? `This ${thing}`}</span>}
    >
      <QueryView query={query} skeleton={<SkeletonText lines={6} />}>
        {(row) =>
          row ? (
            <div className="grid min-w-0 gap-6">{children(row)}</div>
          ) : (
            <p className="text-soft">This {thing} is not here any more.</p>
          )
        }
      </QueryView>
    </Dialog>
  )
}

type Assign = {
  isPending: boolean
  mutate: (to: number | null, then: { onSuccess: () => void }) => void
}
type DeskHeadProps = {
  row: Row
  /** How it stands, in badges. */
  state: ReactNode
  /** What the reporter did: 'Asked by'. */
  by: string
  where?: string | null
  assign: Assign
}

/** How it stands, who it came from and when, and who looks after it. */
export function DeskHead({ row: { reporter, createdAt, assignee }, state, by, where, assign }: DeskHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="type-small min-w-0 text-soft">
        <p className="mb-1.5 flex flex-wrap items-center gap-3">{state}</p>
        <p className="wrap-anywhere">
          {by} <b className="font-semibold text-ink">{reporter}</b>, {dayAndTime(createdAt)}
          {where && <>, on {where}</>}
        </p>
      </div>
      <Field label="Looked after by" className="w-full sm:w-64">
        <AssigneeSelect
          assignee={assignee}
          access="mentor"
          disabled={assign.isPending}
          onAssign={(to) => assign.mutate(to, { onSuccess: () => toast(givenWords(to)) })}
        />
      </Field>
    </div>
  )
}

const givenWords = (to: number | null) => (to === null ? 'Nobody looks after it now.' : 'Given. They are told.')
