import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Notification } from '#contract/notifications/notifications.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { ago, cappedCount, time } from '#web/kit/format.ts'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import {
  notificationsIn,
  type NotificationState,
  useReadAllNotifications,
  useReadNotification,
} from './notifications.api.ts'
import type { AreaName } from '#web/kit/area-name.ts'
import { byDay, type Day } from './notifications.rules.ts'

const texts: Record<AreaName, { intro: string; empty: string; home: { to: string; label: string } }> = {
  learner: {
    intro: 'News about your work, payments and account',
    empty: 'You’ll see reviews, answers and payment updates here.',
    home: { to: '/dashboard/my-courses', label: 'Go to your courses' },
  },
  company: {
    intro: 'News about your openings, candidates and account',
    empty: 'You’ll see answers and messages here.',
    home: { to: '/company', label: 'Go to the start page' },
  },
  staff: {
    intro: 'Work assigned to you, and replies',
    empty: 'You’ll see work assigned to you and replies here.',
    home: { to: '/admin', label: 'Go to the overview' },
  },
}

export function NotificationsPage({ area = 'learner' }: { area?: AreaName }) {
  const [search] = useSearchParams()
  const state: NotificationState = search.get('show') === 'unread' ? 'unread' : 'all'
  const notifications = useInfiniteQuery(notificationsIn(state))
  const unread = notifications.data?.pages[0]?.unread
  const readAll = useReadAllNotifications()
  return (
    <>
      <PageHeader
        intro={texts[area].intro}
        actions={
          unread !== 0 && (
            <Button busy={readAll.isPending} onClick={() => readAll.mutate()}>
              Mark all as read
            </Button>
          )
        }
      />
      <Filter state={state} unread={unread} />
      <QueryView query={notifications} skeleton={<NotificationsSkeleton />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items)
          if (items.length === 0) return <NoNotifications state={state} area={area} />
          return (
            <>
              {byDay(items).map((day) => (
                <DaySection key={day.name} {...day} />
              ))}
              {notifications.isFetchNextPageError && (
                <p role="alert" className="mb-3 text-vermilion">
                  We couldn’t load older notifications. Check your connection and try again.
                </p>
              )}
              <LoadMore query={notifications} label="Show older" className="" />
            </>
          )
        }}
      </QueryView>
    </>
  )
}

const filters = [
  { state: 'all', label: 'All', to: '?' },
  { state: 'unread', label: 'Unread', to: '?show=unread' },
] as const

function Filter({ state, unread }: { state: NotificationState; unread: number | undefined }) {
  return (
    <nav aria-label="Filter notifications" className="mb-6 flex gap-1 border-b border-line">
      {filters.map(({ state: value, label, to }) => (
        <Link
          key={value}
          to={to}
          replace
          aria-current={value === state ? 'page' : undefined}
          className={classes(
            '-mb-px inline-flex min-h-11 items-center gap-2 rounded-t-control border-b-3 border-transparent px-4 py-2 font-medium text-soft outline-offset-[-2px] hover:text-ink',
            'aria-[current]:border-marigold aria-[current]:font-semibold aria-[current]:text-ink',
          )}
        >
          {label}
          {value === 'unread' && unread !== undefined && unread > 0 && (
            <span className="rounded-full bg-haze px-2 text-[0.8125rem] leading-5 font-semibold text-ink tabular-nums">
              {cappedCount(unread)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

function NoNotifications({ state, area }: { state: NotificationState; area: AreaName }) {
  if (state === 'unread') {
    return (
      <EmptyState
        title="You’re all caught up"
        action={
          <RouteButton to="?" replace>
            Show all
          </RouteButton>
        }
      >
        New notifications appear here.
      </EmptyState>
    )
  }
  const { empty, home } = texts[area]
  return (
    <EmptyState title="No notifications yet" action={<RouteButton to={home.to}>{home.label}</RouteButton>}>
      {empty}
    </EmptyState>
  )
}

function DaySection({ name, notifications }: Day) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-7">
      <h2 id={id} className="type-label mb-2.5 text-soft">
        {name}
      </h2>
      <ul className="surface divide-y divide-line overflow-hidden">
        {notifications.map((notification) => (
          <NotificationItem key={notification.notificationId} notification={notification} isToday={name === 'Today'} />
        ))}
      </ul>
    </section>
  )
}

function NotificationItem({ notification, isToday }: { notification: Notification; isToday: boolean }) {
  const { notificationId, title, body, link, createdAt, isRead } = notification
  const read = useReadNotification()
  const id = useId()
  const markRead = () => {
    if (!isRead) read.mutate(notificationId)
  }
  return (
    <li
      className={classes(
        'relative flex flex-wrap items-start gap-x-4 gap-y-2 py-4 pr-4 pl-9 sm:pr-5',
        link && 'hover:bg-haze',
      )}
    >
      {!isRead && <span aria-hidden="true" className="absolute top-6 left-4 size-2 rounded-full bg-vermilion" />}
      <div className="min-w-0 flex-1 basis-64">
        <p id={id} className={classes('wrap-anywhere', !isRead && 'font-semibold')}>
          {!isRead && <span className="sr-only">Unread: </span>}
          {link ? (
            <Link to={link} onClick={markRead} className="card-link hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {body && <p className="mt-0.5 wrap-anywhere whitespace-pre-line text-soft">{body}</p>}
        <p className="type-small mt-1 text-soft">
          <time dateTime={createdAt}>{isToday ? ago(createdAt) : time(createdAt)}</time>
        </p>
      </div>
      {!isRead && (
        <Button
          size="small"
          variant="quiet"
          aria-describedby={id}
          className="relative -my-1 max-sm:-ml-3"
          onClick={markRead}
        >
          Mark as read
        </Button>
      )}
    </li>
  )
}

function NotificationsSkeleton() {
  return (
    <>
      <Skeleton className="mb-3 h-4 w-16" />
      <div className="surface divide-y divide-line">
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="py-4 pr-5 pl-9">
            <Skeleton className="h-4.5 w-3/5" />
            <Skeleton className="mt-2.5 h-3.5 w-4/5" />
            <Skeleton className="mt-2.5 h-3 w-20" />
          </div>
        ))}
      </div>
    </>
  )
}
