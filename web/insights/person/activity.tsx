import { Button } from '#web/kit/layout/button.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { Section, type SectionProps, useExpanded } from './section.tsx'

export function DevicesSection({ person }: SectionProps) {
  const { devices } = person
  return (
    <Section title="Devices" total={devices.length} person={person} empty="Not signed in on any device.">
      <ul className="surface divide-y divide-line">
        {devices.map(({ name, signedInAt, lastSeenAt }) => (
          <li key={`${signedInAt} ${name}`} className="px-4 py-2">
            {name}
            <p className="type-small text-soft">
              Last used <time dateTime={lastSeenAt}>{dayAndTime(lastSeenAt)}</time>, signed in{' '}
              <time dateTime={signedInAt}>{dayAndTime(signedInAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const initialCount = 8

export function NotificationsSection({ person }: SectionProps) {
  const { notifications } = person
  const [isExpanded, setIsExpanded] = useExpanded()
  const rest = notifications.length - initialCount
  return (
    <Section
      title="Notifications"
      total={notifications.length}
      list="notifications"
      person={person}
      empty="No notifications yet."
    >
      <ul className="surface divide-y divide-line">
        {notifications.slice(0, isExpanded ? undefined : initialCount).map(({ title, createdAt, isRead }) => (
          <li key={`${createdAt} ${title}`} className="px-4 py-2 wrap-anywhere">
            {title}
            <p className="type-small text-soft">
              <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>, {isRead ? 'read' : 'unread'}
            </p>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button
          size="small"
          className="no-print mt-2"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : `Show ${rest} more`}
        </Button>
      )}
    </Section>
  )
}
