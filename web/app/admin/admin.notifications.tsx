import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { newestNotifications, useLiveNotifications, useReadNotification } from '#web/notifications/index.ts'
import { Notifications } from '../learner/learner.notifications.tsx'

const all = '/admin/notifications'

export function StaffNotifications() {
  const navigate = useNavigate()
  const notifications = useQuery(newestNotifications)
  const read = useReadNotification()
  const open = (notificationId: number | string) => {
    read.mutate(Number(notificationId))
    const link = notifications.data?.items.find((notification) => notification.notificationId === notificationId)?.link
    void navigate(link ?? all)
  }
  useLiveNotifications(({ notificationId, link }) => {
    if (notificationId !== null) read.mutate(notificationId)
    void navigate(link)
  })
  return (
    <Notifications
      unread={notifications.data?.unread ?? 0}
      newest={(notifications.data?.items ?? []).map(({ notificationId, title, createdAt, isRead }) => ({
        id: notificationId,
        text: title,
        at: createdAt,
        isRead,
      }))}
      onOpen={open}
      all={all}
      empty="Nothing yet. We’ll notify you here when work is assigned to you."
      className="md:right-auto md:left-58"
    />
  )
}
