import { May } from '#web/identity/index.ts'
import { Link } from 'react-router'
import type { AtRiskList, AtRiskPerson } from '#contract/insights/at-risk.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { day, dayAndTime, plural } from '#web/kit/format.ts'
import { Avatar } from '#web/kit/layout/avatar.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import type { Column } from '#web/kit/lists/table.tsx'
import { formatEnd } from '../overview.rules.ts'
import { writeTo } from './labels.ts'

type PersonColumn = Column<AtRiskPerson>

/** The columns of a list: why a person is on it, and for how long. */
export function columnsOf(list: AtRiskList, now: number): PersonColumn[] {
  const moment = (at: string) => (
    <time dateTime={at} title={dayAndTime(at)} className="whitespace-nowrap">
      {day(at)}
      <span className="block text-soft">{howLong(at, now)}</span>
    </time>
  )
  const since = (header: string): PersonColumn => ({ key: 'since', header, cell: (person) => moment(person.since) })
  const own: Partial<Record<AtRiskList, PersonColumn[]>> = {
    'rejected:3': [
      { key: 'work', header: 'Rejected work', written: true, cell: ({ work }) => work ?? '' },
      since('Rejected'),
    ],
    'unstarted:7': [since('Enrolled')],
  }
  return [
    { key: 'name', header: 'Learner', heading: true, written: true, cell: (person) => <Who person={person} /> },
    {
      key: 'course',
      header: 'Course',
      written: true,
      cell: ({ course }) => course?.title ?? <span className="text-soft">None</span>,
    },
    ...(own[list] ?? []),
    { key: 'seen', header: 'Last active', cell: ({ lastSeenAt }) => moment(lastSeenAt) },
    {
      key: 'ends',
      header: 'Access ends',
      cell: ({ accessEndsAt }) => (
        <time dateTime={accessEndsAt} title={dayAndTime(accessEndsAt)} className="whitespace-nowrap">
          {formatEnd(accessEndsAt, now).replace(/^on /, '')}
        </time>
      ),
    },
    {
      key: 'write',
      header: <span className="sr-only">Message</span>,
      cell: ({ userId, name }) => (
        <May do="messages:act">
          <RouteButton to={writeTo(userId)} aria-label={`Write to ${name}`} size="small">
            Write
          </RouteButton>
        </May>
      ),
    },
  ]
}

/** today, 1 day ago, 12 days ago. */
function howLong(at: string, now: number): string {
  const days = Math.floor((now - Date.parse(at)) / dayMs)
  return days < 1 ? 'today' : `${plural(days, 'day')} ago`
}

function Who({ person: { userId, name, email, photo } }: { person: AtRiskPerson }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} photo={photo} size="small" />
      <span className="grid min-w-0 gap-0.5">
        <Link to={`/admin/users/${userId}`} className="touch min-w-0 font-semibold wrap-anywhere hover:underline">
          {name}
        </Link>
        <span className="font-normal text-soft wrap-anywhere">{email}</span>
      </span>
    </span>
  )
}
