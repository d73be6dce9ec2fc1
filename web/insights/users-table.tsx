import { Link } from 'react-router'
import type { Person } from '#contract/insights/people.ts'
import { Avatar } from '#web/kit/layout/avatar.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { ago, count, dayAndTime } from '#web/kit/format.ts'
import { formatPhone } from '#web/kit/phone.ts'
import { useNow } from '#web/kit/duration.ts'
import { Checkbox } from '#web/kit/forms/field.tsx'
import type { Selection } from '#web/kit/lists/selection.ts'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { roleLabels, subscriptionBadges } from './users.rules.ts'

type UsersTableProps = { users: Person[]; selection: Selection }

export function UsersTable({ users, selection }: UsersTableProps) {
  const now = useNow(60_000)
  const select: Column<Person> = {
    key: 'select',
    header: <span className="sr-only">Select</span>,
    className: 'w-10 pr-0 align-middle as-cards:row-span-2 as-cards:w-auto',
    cell: ({ userId, name }) => (
      <Checkbox
        checked={selection.isSelected(userId)}
        onChange={() => selection.toggle(userId)}
        label={<span className="sr-only">Select {name}</span>}
      />
    ),
  }
  return (
    <Table
      caption="Users"
      rows={users}
      rowKey={({ userId }) => userId}
      // On a phone the checkbox is left of the name, and the email needs no label.
      className="[&_tbody_tr:focus-within]:bg-haze [&_tbody_tr:has(:checked)]:bg-indigo-tint as-cards:[&_tbody_tr]:grid as-cards:[&_tbody_tr]:grid-cols-[auto_minmax(0,1fr)] as-cards:[&_tbody_tr]:gap-x-3 [--label-width:5rem] as-cards:[&_tbody_tr>:not(:first-child)]:col-start-2"
      columns={[select, ...columns(now)]}
    />
  )
}

const columns = (now: number): Column<Person>[] => [
  { key: 'name', header: 'Name', heading: true, written: true, cell: (user) => <Who user={user} /> },
  {
    key: 'email',
    header: <>Email</>,
    written: true,
    cell: ({ email, phone }) => (
      <span className="block wrap-anywhere">
        {email}
        {phone && <span className="block text-soft tabular-nums">{formatPhone(phone)}</span>}
      </span>
    ),
  },
  { key: 'role', header: 'Role', cell: ({ role }) => roleLabels[role] },
  { key: 'subscription', header: 'Subscription', cell: (user) => <Subscription user={user} now={now} /> },
  { key: 'courses', header: 'Courses', numeric: true, cell: ({ courses }) => count(courses) },
  { key: 'seen', header: 'Last seen', cell: (user) => <LastSeen user={user} now={now} /> },
]

function Who({ user: { userId, name, photo, isBlocked, isDeleted } }: { user: Person }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} photo={photo} size="small" />
      <span className="grid min-w-0 justify-items-start gap-0.5">
        <Link
          to={`/admin/users/${userId}`}
          data-user={userId}
          className="touch min-w-0 font-semibold wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        {isDeleted ? <Badge>Deleted</Badge> : isBlocked && <Badge tone="bad">Blocked</Badge>}
      </span>
    </span>
  )
}

function Subscription({ user, now }: { user: Person; now: number }) {
  return (
    <span className="flex flex-wrap gap-1">
      {subscriptionBadges(user, now).map(({ tone, label }) =>
        tone === 'plain' ? (
          <span key={label} className="text-soft">
            {label}
          </span>
        ) : (
          <Badge key={label} tone={tone} className="whitespace-nowrap">
            {label}
          </Badge>
        ),
      )}
    </span>
  )
}

function LastSeen({ user: { lastSeenAt }, now }: { user: Person; now: number }) {
  if (lastSeenAt === null) return <span className="text-soft">Never</span>
  return (
    <time dateTime={lastSeenAt} title={dayAndTime(lastSeenAt)} className="whitespace-nowrap">
      {ago(lastSeenAt, now)}
    </time>
  )
}
