import { Link } from 'react-router'
import type { Overview } from '#contract/insights/overview.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { count, dayAndTime } from '#web/kit/format.ts'
import { useNow } from '#web/kit/duration.ts'
import { formatEnd } from './overview.rules.ts'

type ExpiringProps = { expiring: NonNullable<Overview['expiring']>; expiringIn7Days: number }

/** Not on phones, where the list of learners at risk is a tap away. */
export function Expiring({ expiring, expiringIn7Days }: ExpiringProps) {
  const now = useNow(60_000)
  const rest = expiringIn7Days - expiring.length
  return (
    <Card
      as="section"
      aria-labelledby="ends-next"
      padded={false}
      className="flex break-inside-avoid flex-col p-4 max-sm:hidden"
    >
      <h3 id="ends-next" className="type-small font-medium text-soft">
        Access ending next
      </h3>
      {expiring.length === 0 ? (
        <p className="mt-2 text-soft">None in the next 7 days.</p>
      ) : (
        <ul className="mt-1.5 divide-y divide-line">
          {expiring.map((person) => (
            <ExpiringPerson key={person.userId} {...person} now={now} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Link to="/admin/users?subscription=active&order=ends" className="link type-small mt-auto self-start pt-2.5">
          and {count(rest)} more
        </Link>
      )}
    </Card>
  )
}

type ExpiringPersonProps = ExpiringProps['expiring'][number] & { now: number }

function ExpiringPerson({ userId, name, endsAt, hasReminders, isRenewing, now }: ExpiringPersonProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-1.5 pointer-coarse:py-2.5">
      <Link to={`/admin/users/${userId}`} className="link min-w-0 flex-1 truncate" title={name}>
        {name}
      </Link>
      {isRenewing ? <Badge tone="waiting">renewal pending</Badge> : !hasReminders && <Badge>reminders off</Badge>}
      <time dateTime={endsAt} title={dayAndTime(endsAt)} className="type-small text-soft">
        {formatEnd(endsAt, now)}
      </time>
    </li>
  )
}
