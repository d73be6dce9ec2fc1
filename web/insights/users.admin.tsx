import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ImportPeopleDialog, InviteDialog } from '#web/identity/index.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useActionInAddress } from '#web/kit/action-in-address.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { FileUp, Keyboard, UserPlus } from '#web/kit/staff-icons.tsx'
import { May } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { ShortcutsDialog } from '#web/kit/overlays/shortcuts-dialog.tsx'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { UsersFilters } from './users-filters.tsx'
import { UsersList } from './users-list.tsx'
import { userList } from './users.api.ts'
import { isFiltered, noFilter, usersUrl } from './users.rules.ts'

const keys = [
  ['/', 'Search'],
  ['j', 'Next user'],
  ['k', 'Previous user'],
  ['x', 'Select or deselect'],
  ['Enter', 'Open the user'],
  ['?', 'Keyboard shortcuts'],
] as const

export function UsersAdmin() {
  const { choice: filter, change } = useUrlState(usersUrl)
  const query = useInfiniteQuery(userList(filter))
  const [dialog, setDialog] = useState<'invite' | 'import' | 'keys' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useShortcuts({ '/': () => field.current?.focus(), '?': () => setDialog('keys') })
  useActionInAddress('invite', () => setDialog('invite'))
  const close = () => setDialog(null)

  return (
    <>
      <PageHeader
        intro="Learners and staff. Select a person to see their full history."
        actions={
          <>
            <Button
              variant="quiet"
              className="pointer-coarse:hidden"
              aria-label="Keyboard shortcuts"
              title="Keyboard shortcuts (?)"
              onClick={() => setDialog('keys')}
            >
              <Keyboard aria-hidden="true" className="size-5" />
            </Button>
            <ExportButton list="users" filter={filter} />
            <May do="people:act">
              <Button onClick={() => setDialog('import')}>
                <FileUp aria-hidden="true" className="size-4.5" />
                Import
              </Button>
              <Button variant="primary" onClick={() => setDialog('invite')}>
                <UserPlus aria-hidden="true" className="size-4.5" />
                Invite
              </Button>
            </May>
          </>
        }
      />
      <UsersFilters ref={field} filter={filter} onChange={change} />
      <QueryView query={query}>
        {({ pages }) => {
          const users = uniqueRows(pages, ({ userId }) => userId)
          if (users.length > 0)
            return (
              <>
                <UsersList key={JSON.stringify(filter)} users={users} filter={filter} query={query} />
                {users.length === 1 && !isFiltered(filter) && <OnlyYou onImport={() => setDialog('import')} />}
              </>
            )
          return <NoUsers isFiltered={isFiltered(filter)} onClear={() => change(noFilter)} />
        }}
      </QueryView>
      {dialog === 'invite' && <InviteDialog onClose={close} />}
      {dialog === 'import' && <ImportPeopleDialog onClose={close} />}
      {dialog === 'keys' && <ShortcutsDialog keys={keys} onClose={close} />}
    </>
  )
}

function OnlyYou({ onImport }: { onImport: () => void }) {
  return (
    <EmptyState
      title="It’s just you so far"
      className="mt-6"
      action={<Button onClick={onImport}>Import your learners</Button>}
    >
      People who register on your site appear here. Invite your mentors, and import learners you already have from a CSV
      file.
    </EmptyState>
  )
}

function NoUsers({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <EmptyState title="No users yet">People who register or are invited appear here.</EmptyState>
  return (
    <EmptyState title="No users found" action={<Button onClick={onClear}>Show all users</Button>}>
      Search by name, email, phone number or a complete transaction ID.
    </EmptyState>
  )
}
