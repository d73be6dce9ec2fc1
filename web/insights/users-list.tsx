import { useEffect, useRef, useState } from 'react'
import { maxSelected } from '#contract/identity/selection.ts'
import type { Person } from '#contract/insights/people.ts'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { useSelection } from '#web/kit/lists/selection.ts'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { UsersSelection } from './bulk/users-selection.tsx'
import { UsersTable } from './users-table.tsx'
import type { UsersFilter } from './users.rules.ts'

type UsersListProps = { users: Person[]; filter: UsersFilter; query: Parameters<typeof LoadMore>[0]['query'] }

export function UsersList({ users, filter, query }: UsersListProps) {
  const selection = useSelection(
    users.map(({ userId }) => userId),
    maxSelected,
  )
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
        <UsersSelection
          selection={selection}
          users={users}
          filter={filter}
          hasMore={query.hasNextPage}
          onDone={() => {
            selection.clear()
            setDoneCount(doneCount + 1)
          }}
        />
      </div>
      <div ref={list}>
        <UsersTable users={users} selection={selection} />
      </div>
      <LoadMore query={query} />
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
