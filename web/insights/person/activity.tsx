import { dayAndTime } from '#web/kit/format.ts'
import { Section, type SectionProps, useFirstRows } from './section.tsx'

export function DevicesSection({ person }: SectionProps) {
  const { devices } = person
  return (
    <Section title="Devices" total={devices.length} person={person} empty="Not logged in on any device.">
      <ul className="surface divide-y divide-line">
        {devices.map(({ name, signedInAt, lastSeenAt }) => (
          <li key={`${signedInAt} ${name}`} className="px-4 py-2">
            {name}
            <p className="type-small text-soft">
              Last used <time dateTime={lastSeenAt}>{dayAndTime(lastSeenAt)}</time>, logged in{' '}
              <time dateTime={signedInAt}>{dayAndTime(signedInAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function NotificationsSection({ person }: SectionProps) {
  const { notifications } = person
  const [shown, showMore] = useFirstRows(notifications, 8)
  return (
    <Section
      title="Notifications"
      total={notifications.length}
      list="notifications"
      person={person}
      empty="No notifications yet."
    >
      <ul className="surface divide-y divide-line">
        {shown.map(({ title, createdAt, isRead }) => (
          <li key={`${createdAt} ${title}`} className="px-4 py-2 wrap-anywhere">
            {title}
            <p className="type-small text-soft">
              <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>, {isRead ? 'read' : 'unread'}
            </p>
          </li>
        ))}
      </ul>
      {showMore}
    </Section>
  )
}
