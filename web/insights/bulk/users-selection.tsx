import { May } from '#web/identity/index.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { maxSelected } from '#contract/identity/selection.ts'
import type { Person } from '#contract/insights/people.ts'
import { formatSegment } from '#contract/messages/segments.ts'
import { count } from '#web/kit/format.ts'
import { ChevronDown } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { useExport } from '#web/kit/lists/export-button.tsx'
import { SelectionBar } from '#web/kit/lists/selection-bar.tsx'
import type { Selection } from '#web/kit/lists/selection.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/kit/overlays/menu.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import type { UsersFilter } from '../users.rules.ts'
import { matchingIds } from './bulk.api.ts'
import { LeftOutList } from './left-out.tsx'
import type { Outcome } from './selected.ts'

const AddDaysDialog = lazyPart(() => import('./add-days-dialog.tsx'), 'AddDaysDialog')
const EnrolPeopleDialog = lazyPart(() => import('./enrol-people-dialog.tsx'), 'EnrolPeopleDialog')
const BlockPeopleDialog = lazyPart(() => import('./block-people-dialog.tsx'), 'BlockPeopleDialog')

type Action = 'days' | 'enrol' | 'block' | 'unblock'

type UsersSelectionProps = {
  selection: Selection
  users: Person[]
  filter: UsersFilter
  /** The list has more rows than are loaded. */
  hasMore: boolean
  onDone: () => void
}

/** How many users are selected, and what staff can do with all of them. */
export function UsersSelection({ selection, users, filter, hasMore, onDone }: UsersSelectionProps) {
  const [open, setOpen] = useState<Action | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const close = () => setOpen(null)
  const userIds = selection.selected
  const selected = { userIds, users: users.filter(({ userId }) => selection.isSelected(userId)) }
  const exported = useExport({ list: 'users', filter: { userIds: userIds.join(','), deleted: filter.deleted } })
  const finish = (outcome: Outcome) => {
    close()
    onDone()
    if (outcome.leftOut.length > 0) setOutcome(outcome)
    else toast(outcome.title.endsWith('.') ? outcome.title : `${outcome.title}.`)
  }
  return (
    <>
      <SelectionBar
        selection={selection}
        note={hasMore && <SelectMatching selection={selection} filter={filter} shown={users.length} />}
      >
        <Button size="small" onClick={() => setOpen('days')}>
          Add days
        </Button>
        <May do="messages:act">
          <RouteButton size="small" to={`/admin/messages/new?to=${formatSegment({ kind: 'people', userIds })}`}>
            Message
          </RouteButton>
        </May>
        <Menu
          trigger={
            <Button size="small">
              More <ChevronDown aria-hidden="true" className="size-4" />
            </Button>
          }
        >
          <MenuItem onSelect={() => setOpen('enrol')}>Enrol in a course</MenuItem>
          <MenuItem disabled={exported.isPending} onSelect={() => exported.mutate()}>
            Export selected
          </MenuItem>
          <MenuSeparator />
          <MenuItem onSelect={() => setOpen('unblock')}>Unblock selected</MenuItem>
          <MenuItem danger onSelect={() => setOpen('block')}>
            Block selected
          </MenuItem>
        </Menu>
      </SelectionBar>
      {open === 'days' && <AddDaysDialog selected={selected} onClose={close} onDone={finish} />}
      {open === 'enrol' && <EnrolPeopleDialog selected={selected} onClose={close} onDone={finish} />}
      {(open === 'block' || open === 'unblock') && (
        <BlockPeopleDialog
          selected={selected}
          isBlocked={open === 'block'}
          onClose={close}
          onDone={() => {
            close()
            onDone()
          }}
        />
      )}
      {outcome && (
        <Dialog
          open
          title={outcome.title}
          actions={
            <Button data-autofocus onClick={() => setOutcome(null)}>
              Close
            </Button>
          }
          onClose={() => setOutcome(null)}
        >
          <LeftOutList leftOut={outcome.leftOut} isDone />
        </Dialog>
      )}
    </>
  )
}

type SelectMatchingProps = { selection: Selection; filter: UsersFilter; shown: number }

/** Offered once every loaded row is selected. */
function SelectMatching({ selection, filter, shown }: SelectMatchingProps) {
  const [isMore, setIsMore] = useState(false)
  const select = useMutation({
    mutationFn: () => matchingIds(filter),
    onSuccess: (found) => {
      selection.selectMatching(found.userIds)
      setIsMore(found.isMore)
    },
  })
  if (!selection.isAllSelected) return null
  if (selection.selected.length > shown) {
    return isMore ? <span className="type-small text-soft">You can select up to {count(maxSelected)}.</span> : null
  }
  return (
    <Button size="small" variant="quiet" busy={select.isPending} onClick={() => select.mutate()}>
      Select everyone in this list
    </Button>
  )
}
