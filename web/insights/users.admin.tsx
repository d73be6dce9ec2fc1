import { useInfiniteQuery } from '@tanstack/react-query'
import { FileUp, Keyboard, UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Person } from '#contract/insights/people.ts'
import { ImportPeopleDialog, InviteDialog } from '#web/identity/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { ShortcutsDialog } from '#web/kit/overlays/shortcuts-dialog.tsx'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { UsersFilters } from './users-filters.tsx'
import { UsersList } from './users-list.tsx'
import { usersOf } from './users.api.ts'
import { inAddress, isNarrowed, nothingChosen } from './users.rules.ts'

const keys = [
  ['/', 'Search'],
  ['j', 'Next user'],
  ['k', 'Previous user'],
  ['x', 'Choose them, or let them go'],
  ['Enter', 'Open their page'],
  ['?', 'Keyboard shortcuts'],
] as const

/** Everybody who has an account: found, filtered, chosen and let out as CSV. */
export function UsersAdmin() {
  const { choice, change } = useUrlState(inAddress)
  const query = useInfiniteQuery(usersOf(choice))
  const [opened, setOpened] = useState<'invite' | 'import' | 'keys' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useShortcuts({ '/': () => field.current?.focus(), '?': () => setOpened('keys') })
  const close = () => setOpened(null)

  return (
    <>
      <PageHeader
        title="Users"
        intro="Learners and staff. A row leads to the whole story of a person."
        actions={
          <>
            <Button
              variant="quiet"
              className="pointer-coarse:hidden"
              aria-label="Keys"
              title="Keys (?)"
              onClick={() => setOpened('keys')}
            >
              <Keyboard aria-hidden="true" className="size-5" />
            </Button>
            <ExportButton list="users" filter={choice} />
            <Button onClick={() => setOpened('import')}>
              <FileUp aria-hidden="true" className="size-4.5" />
              Import
            </Button>
            <Button variant="primary" onClick={() => setOpened('invite')}>
              <UserPlus aria-hidden="true" className="size-4.5" />
              Invite
            </Button>
          </>
        }
      />
      <UsersFilters ref={field} choice={choice} change={change} />
      <QueryView query={query}>
        {({ pages }) => {
          const users = unique(pages.flatMap(({ items }) => items))
          if (users.length > 0)
            return (
              <>
                <UsersList users={users} query={query} />
                {users.length === 1 && !isNarrowed(choice) && <OnlyYou onImport={() => setOpened('import')} />}
              </>
            )
          return <Nobody isNarrowed={isNarrowed(choice)} onClear={() => change(nothingChosen)} />
        }}
      </QueryView>
      {opened === 'invite' && <InviteDialog onClose={close} />}
      {opened === 'import' && <ImportPeopleDialog onClose={close} />}
      {opened === 'keys' && <ShortcutsDialog keys={keys} onClose={close} />}
    </>
  )
}

/** One who moved between two pages while they were read is listed once. */
const unique = (users: Person[]) => [...new Map(users.map((user) => [user.userId, user])).values()]

/** A school on its first day. */
function OnlyYou({ onImport }: { onImport: () => void }) {
  return (
    <EmptyState
      title="Only you so far"
      className="mt-6"
      action={<Button onClick={onImport}>Import your learners</Button>}
    >
      Whoever registers on the site appears here by themselves. Invite your mentors; learners you already have come in
      with a CSV file.
    </EmptyState>
  )
}

function Nobody({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) return <EmptyState title="Nobody yet">Whoever registers or is invited appears here.</EmptyState>
  return (
    <EmptyState title="Nobody fits" action={<Button onClick={onClear}>Show everybody</Button>}>
      Every word must stand in the name, email or phone number; a transaction ID must be complete.
    </EmptyState>
  )
}
