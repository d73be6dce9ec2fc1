import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { newestNotices, useLiveNotices, useReadNotice } from '#web/notifications/index.ts'
import { Notices } from '../learner/learner.notifications.tsx'

const all = '/admin/notifications'

/** The bell of staff: work that was given to them, and what else they are told, the moment it happens. */
export function StaffNotices() {
  const navigate = useNavigate()
  const notices = useQuery(newestNotices)
  const read = useReadNotice()
  const open = (noticeId: number | string) => {
    read.mutate(Number(noticeId))
    const link = notices.data?.items.find((notice) => notice.noticeId === noticeId)?.link
    void navigate(link ?? all)
  }
  useLiveNotices(({ noticeId, link }) => {
    if (noticeId !== null) read.mutate(noticeId)
    void navigate(link)
  })
  return (
    <Notices
      unread={notices.data?.unread ?? 0}
      newest={(notices.data?.items ?? []).map(({ noticeId, title, createdAt, isRead }) => ({
        id: noticeId,
        text: title,
        at: createdAt,
        isRead,
      }))}
      onOpen={open}
      all={all}
      empty="Nothing yet. Work that is given to you is told here."
      className="md:right-auto md:left-58"
    />
  )
}
