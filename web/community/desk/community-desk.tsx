import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import type { ReactNode } from 'react'
import type { DeskBug, DeskRequest } from '#contract/community/desk.ts'
import { AssigneeSelect, Changeable, useMay } from '#web/identity/index.ts'
import { inlineErrors, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { DeskFilterBar } from '#web/kit/desk/desk-filter-bar.tsx'
import { DeskList, type DeskListProps } from '#web/kit/desk/desk-list.tsx'
import { toQuery } from '#web/kit/desk/filter.ts'
import { Field, Checkbox } from '#web/kit/forms/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { commonColumns, titleColumn } from './columns.tsx'
import type { Desk, Filter } from './desk-source.ts'

type Item = DeskBug | DeskRequest

type DialogParts<Row> = {
  badges: (post: Row) => ReactNode
  details: (post: Row, dialog: { onClose: () => void; reload: () => void }) => ReactNode
}

type CommunityDeskProps<Row extends Item, State extends string> = DialogParts<Row> &
  Pick<DeskListProps<Row, State>, 'caption' | 'idOf' | 'columns' | 'consequence' | 'empty'> & {
    desk: Desk<Row, State>
    /** The header of the titles. */
    header: string
    filters?: (filter: Filter<State>, onChange: (change: Partial<Filter<State>>) => void) => ReactNode
  }

/** The desk of a board: its list with filters, and the post that is open in a dialog. */
export function CommunityDesk<Row extends Item, State extends string>(props: CommunityDeskProps<Row, State>) {
  const { desk, header, filters, idOf, columns, badges, details, ...list } = props
  const { noun, states, queryKey } = desk
  const { choice: filter, change } = useUrlState(desk.url)
  const { search, state, assignee, unanswered, open } = filter
  const mayAct = useMay()('boards:act')
  const query = toQuery({ search, state, assignee, unanswered })
  const move = useInvalidatingMutation(
    queryKey,
    (moved: { ids: number[]; state: State }) => desk.setStates(moved.ids, moved.state),
    inlineErrors,
  )
  return (
    <>
      <DeskFilterBar
        label={list.caption}
        searchLabel="Search text or name"
        filter={filter}
        states={states}
        onChange={change}
        actions={<ExportButton list={`${noun}s`} filter={query} />}
      >
        {filters?.(filter, change)}
        <Checkbox
          label="Unanswered"
          checked={unanswered === 'yes'}
          onChange={({ target }) => change({ unanswered: target.checked ? 'yes' : '' })}
          className="max-sm:col-span-2 sm:pb-2"
        />
      </DeskFilterBar>
      <DeskList
        {...list}
        noun={noun}
        states={states}
        query={useInfiniteQuery(desk.page(filter))}
        idOf={idOf}
        nameOf={({ title }) => title}
        columns={[
          titleColumn<Row>(header, (row) => change({ open: String(idOf(row)) })),
          ...columns,
          ...commonColumns<Row>(),
        ]}
        onMove={mayAct ? async (ids, to) => (await move.mutateAsync({ ids, state: to })).changed : undefined}
        isFiltered={Object.keys(query).length > 0}
        onClear={() => change({ search: '', state: '', assignee: '', unanswered: '' })}
      />
      {open && (
        <DeskDialog
          key={open}
          desk={desk}
          id={Number(open)}
          badges={badges}
          details={details}
          onClose={() => change({ open: '' })}
        />
      )}
    </>
  )
}

type DeskDialogProps<Row extends Item, State extends string> = DialogParts<Row> & {
  desk: Desk<Row, State>
  id: number
  onClose: () => void
}

function DeskDialog<Row extends Item, State extends string>(props: DeskDialogProps<Row, State>) {
  const { desk, id, badges, details, onClose } = props
  const query = useQuery(desk.one(id))
  const assign = useInvalidatingMutation(desk.queryKey, (assigneeId: number | null) => desk.assign(id, assigneeId))
  const onAssign = (assigneeId: number | null) =>
    assign.mutate(assigneeId, {
      onSuccess: () => toast(assigneeId === null ? 'Unassigned.' : 'Assigned. We’ve notified them.'),
    })
  return (
    <Dialog
      open
      size="large"
      closeOnBackdrop={false}
      onClose={onClose}
      title={<span className="wrap-anywhere">{query.data?.title ?? `This ${desk.noun}`}</span>}
    >
      <QueryView query={query} skeleton={<SkeletonText lines={6} />}>
        {(post) =>
          post ? (
            <Changeable by="boards:act">
              <div className="grid min-w-0 gap-6">
                <div className="flex flex-wrap items-end justify-between gap-4">
                  <div className="type-small min-w-0 text-soft">
                    <p className="mb-1.5 flex flex-wrap items-center gap-3">{badges(post)}</p>
                    <p className="wrap-anywhere">
                      From <b className="font-semibold text-ink">{post.reporter}</b>, {dayAndTime(post.createdAt)}
                      {'page' in post && post.page && <>, on {post.page}</>}
                    </p>
                  </div>
                  <Field label="Assignee" className="w-full sm:w-64">
                    <AssigneeSelect
                      assignee={post.assignee}
                      permissions={['boards:act']}
                      disabled={assign.isPending}
                      onAssign={onAssign}
                    />
                  </Field>
                </div>
                {details(post, { onClose, reload: () => void query.refetch() })}
              </div>
            </Changeable>
          ) : (
            <p className="text-soft">This {desk.noun} no longer exists.</p>
          )
        }
      </QueryView>
    </Dialog>
  )
}
