import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Notice } from '#contract/notifications/notices.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { ago } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/page-header.tsx'
import { QueryView } from '#web/kit/query-view.tsx'
import { myNotices, useReadAllNotices, useReadNotice } from './notices.api.ts'

export function NoticesPage() {
  const notices = useInfiniteQuery(myNotices)
  const readAll = useReadAllNotices()
  return (
    <>
      <PageHeader
        title="Notifications"
        intro="What happened to your work, your payments and your account."
        actions={
          <Button busy={readAll.isPending} onClick={() => readAll.mutate()}>
            Mark all as read
          </Button>
        }
      />
      <QueryView query={notices}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items)
          if (items.length === 0)
            return <EmptyState title="Nothing yet">Reviews and payments are told here.</EmptyState>
          return (
            <>
              <ul className="surface divide-y divide-line">
                {items.map((notice) => (
                  <NoticeItem key={notice.noticeId} notice={notice} />
                ))}
              </ul>
              {notices.hasNextPage && (
                <Button className="mt-5" busy={notices.isFetchingNextPage} onClick={() => void notices.fetchNextPage()}>
                  Show older ones
                </Button>
              )}
            </>
          )
        }}
      </QueryView>
    </>
  )
}

function NoticeItem({ notice }: { notice: Notice }) {
  const read = useReadNotice()
  const markRead = () => {
    if (!notice.isRead) read.mutate(notice.noticeId)
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 px-5 py-4">
      <div className="min-w-0">
        <p className={notice.isRead ? '' : 'font-semibold'}>
          {notice.link ? (
            <Link to={notice.link} onClick={markRead} className="hover:underline">
              {notice.title}
            </Link>
          ) : (
            notice.title
          )}
        </p>
        <p className="text-soft">{notice.body}</p>
        <p className="type-small text-soft">{ago(notice.createdAt)}</p>
      </div>
      {!notice.isRead && (
        <div className="flex items-center gap-3">
          <Badge tone="new">Unread</Badge>
          <Button size="small" variant="quiet" onClick={markRead}>
            Mark as read
          </Button>
        </div>
      )}
    </li>
  )
}
