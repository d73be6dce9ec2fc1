import { useEffect, useRef, useState } from 'react'
import type { Person } from '#contract/insights/people.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { SelectionBar } from '#web/kit/lists/selection-bar.tsx'
import { useSelection } from '#web/kit/lists/selection.ts'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { BlockPeopleDialog } from './block-people-dialog.tsx'
import { UsersTable } from './users-table.tsx'

export function UsersList({ users, query }: { users: Person[]; query: Parameters<typeof LoadMore>[0]['query'] }) {
  const selection = useSelection(users.map(({ userId }) => userId))
  const [dialog, setDialog] = useState<'block' | 'unblock' | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [doneCount, setDoneCount] = useState(0)
  // The button that opened the dialog is gone, so the focus moves to the checkbox above the list.
  useEffect(() => {
    if (doneCount > 0) bar.current?.querySelector('input')?.focus()
  }, [doneCount])

  useShortcuts({
    j: () => step(list.current, 1),
    k: () => step(list.current, -1),
    x: () => {
      const userId = focusedUser(list.current)
      if (userId !== null) selection.toggle(userId)
    },
  })

  return (
    <>
      <div ref={bar} className="contents">
        <SelectionBar selection={selection}>
          <Button size="small" onClick={() => setDialog('block')}>
            Block selected
          </Button>
          <Button size="small" onClick={() => setDialog('unblock')}>
            Unblock selected
          </Button>
        </SelectionBar>
      </div>
      <div ref={list}>
        <UsersTable users={users} selection={selection} />
      </div>
      <LoadMore query={query} />
      {dialog && (
        <BlockPeopleDialog
          users={users.filter(({ userId }) => selection.isSelected(userId))}
          isBlocked={dialog === 'block'}
          onClose={() => setDialog(null)}
          onDone={() => {
            setDialog(null)
            selection.clear()
            setDoneCount(doneCount + 1)
          }}
        />
      )}
    </>
  )
}

const rowLinks = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-user]') ?? [])]

function focusedUser(list: HTMLElement | null): number | null {
  const row = document.activeElement?.closest('tr')
  const link = row && list?.contains(row) ? row.querySelector<HTMLElement>('[data-user]') : null
  return link ? Number(link.dataset['user']) : null
}

function step(list: HTMLElement | null, by: 1 | -1) {
  const links = rowLinks(list)
  const at = links.findIndex((link) => Number(link.dataset['user']) === focusedUser(list))
  const next = at < 0 ? (by > 0 ? 0 : links.length - 1) : Math.min(Math.max(at + by, 0), links.length - 1)
  links[next]?.focus()
}
