import { Button } from '#web/kit/layout/button.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { Part, type PartProps, useWhole } from './part.tsx'

export function DevicesPart({ person }: PartProps) {
  const { devices } = person
  return (
    <Part title="Devices" howMany={devices.length} person={person} none="They are signed in nowhere.">
      <ul className="surface divide-y divide-line">
        {devices.map(({ name, signedInAt, lastSeenAt }) => (
          <li key={`${signedInAt} ${name}`} className="px-4 py-2">
            {name}
            <p className="type-small text-soft">
              Used <time dateTime={lastSeenAt}>{dayAndTime(lastSeenAt)}</time>, signed in{' '}
              <time dateTime={signedInAt}>{dayAndTime(signedInAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const shownAtFirst = 8

export function NotificationsPart({ person }: PartProps) {
  const { notifications } = person
  const [isWhole, setIsWhole] = useWhole()
  const rest = notifications.length - shownAtFirst
  return (
    <Part
      title="Notifications"
      howMany={notifications.length}
      list="notifications"
      person={person}
      none="They were told nothing yet."
    >
      <ul className="surface divide-y divide-line">
        {notifications.slice(0, isWhole ? undefined : shownAtFirst).map(({ title, createdAt, isRead }) => (
          <li key={`${createdAt} ${title}`} className="px-4 py-2 wrap-anywhere">
            {title}
            <p className="type-small text-soft">
              <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>, {isRead ? 'read' : 'not read yet'}
            </p>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button size="small" className="no-print mt-2" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${rest} more`}
        </Button>
      )}
    </Part>
  )
}
