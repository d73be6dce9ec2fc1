import { useEffect, useRef, useState } from 'react'
import type { Person } from '#contract/insights/people.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { count } from '#web/kit/format.ts'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { BlockPeopleDialog } from './block-people-dialog.tsx'
import { UsersTable } from './users-table.tsx'
import { mostAtOnce } from './users.rules.ts'

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

/** The people found so far, of whom some may be chosen and acted on together. */
export function UsersList({ users, query }: { users: Person[]; query: Pages }) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [asking, setAsking] = useState<'block' | 'unblock' | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [timesDone, setTimesDone] = useState(0)
  // The button that opened the dialog is gone with the choice: the keyboard goes on where one chooses.
  useEffect(() => {
    if (timesDone > 0) bar.current?.querySelector('input')?.focus()
  }, [timesDone])
  // Whom another search no longer shows is not acted on unseen.
  const chosen = users.filter(({ userId }) => ids.has(userId))

  const toggle = (userId: number) => {
    const next = new Set(ids)
    if (!next.delete(userId) && chosen.length < mostAtOnce) next.add(userId)
    setIds(next)
  }
  const chooseAll = (isAll: boolean) =>
    setIds(new Set(isAll ? users.slice(0, mostAtOnce).map(({ userId }) => userId) : []))

  useShortcuts({
    j: () => step(list.current, 1),
    k: () => step(list.current, -1),
    x: () => {
      const userId = currentIn(list.current)
      if (userId !== null) toggle(userId)
    },
  })

  return (
    <>
      <div
        ref={bar}
        className="sticky top-14 z-10 mb-1 flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2 bg-paper py-2 md:top-0"
      >
        <Checkbox
          label={users.length > mostAtOnce ? `Choose the first ${mostAtOnce}` : allShown(users.length)}
          checked={chosen.length > 0 && chosen.length >= Math.min(users.length, mostAtOnce)}
          onChange={(event) => chooseAll(event.target.checked)}
        />
        <output className="font-semibold tabular-nums">{chosen.length > 0 && `${count(chosen.length)} chosen`}</output>
        {chosen.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => setAsking('block')}>
              Block chosen
            </Button>
            <Button size="small" onClick={() => setAsking('unblock')}>
              Unblock chosen
            </Button>
          </div>
        )}
      </div>
      <div ref={list}>
        <UsersTable users={users} isChosen={(userId) => ids.has(userId)} onToggle={toggle} />
      </div>
      {query.hasNextPage && (
        <Button className="mt-4" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
      {asking && (
        <BlockPeopleDialog
          users={chosen}
          isBlocked={asking === 'block'}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null)
            setIds(new Set())
            setTimesDone(timesDone + 1)
          }}
        />
      )}
    </>
  )
}

const allShown = (howMany: number) => (howMany === 1 ? 'Choose the one shown' : `Choose all ${count(howMany)} shown`)

const rowLinks = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-user]') ?? [])]
const rowAtFocus = (list: HTMLElement | null) => {
  const row = document.activeElement?.closest('tr')
  return row && list?.contains(row) ? row : null
}

/** The keyboard is at a user as long as the focus is anywhere in their row. */
function currentIn(list: HTMLElement | null): number | null {
  const link = rowAtFocus(list)?.querySelector<HTMLElement>('[data-user]')
  return link ? Number(link.dataset['user']) : null
}

function step(list: HTMLElement | null, by: 1 | -1) {
  const links = rowLinks(list)
  const at = links.findIndex((link) => Number(link.dataset['user']) === currentIn(list))
  const next = at < 0 ? (by > 0 ? 0 : links.length - 1) : Math.min(Math.max(at + by, 0), links.length - 1)
  links[next]?.focus()
}
