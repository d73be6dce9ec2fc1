import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { plural, weekdayTime } from '#web/kit/format.ts'
import { myAttendance } from './sessions.api.ts'

/** Part of the performance page; nothing before the first session. */
export function AttendanceSection() {
  const { data } = useQuery(myAttendance)
  if (!data || data.reserved === 0) return null
  return (
    <Card as="section" aria-labelledby="attendance" className="mt-6">
      <h2 id="attendance" className="type-h3">
        Sessions
      </h2>
      <p className="mt-1 text-soft">
        You attended {data.attended} of {plural(data.reserved, 'session')} you reserved.
      </p>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {data.sessions.map(({ sessionId, title, startsAt, joinedAt }) => (
          <li key={sessionId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 wrap-anywhere">
              {title}
              <span className="type-small block text-soft">{weekdayTime(startsAt)} IST</span>
            </span>
            {joinedAt ? <Badge tone="good">Attended</Badge> : <Badge>Missed</Badge>}
          </li>
        ))}
      </ul>
      <Link
        to="/dashboard/sessions?tab=past"
        className="link type-small mt-2 inline-flex items-center pointer-coarse:min-h-11"
      >
        See recordings and notes
      </Link>
    </Card>
  )
}
