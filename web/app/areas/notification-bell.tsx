import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { ago } from '#web/kit/format.ts'
import { Bell } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { newestNotifications, useLiveNotifications, useReadNotification } from '#web/notifications/index.ts'

type NotificationBellProps = {
  /** The page with all notifications. */
  allPage: string
  /** Shown when there are no notifications. */
  empty: string
  /** Positions the popover. */
  className: string
}

export function BellButton({ unread }: { unread: number }) {
  return (
    <button
      type="button"
      popoverTarget="notifications"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      className="touch relative grid size-10 shrink-0 place-items-center rounded-control hover:bg-haze"
    >
      <Bell aria-hidden="true" className="size-5.5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full border-2 border-paper bg-vermilion px-1 text-xs leading-none font-bold text-on-vermilion tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </button>
  )
}

/** The bell and its popover, which the browser closes on Escape or a click outside. */
export function NotificationBell({ allPage, empty, className }: NotificationBellProps) {
  const navigate = useNavigate()
  const { items = [], unread = 0 } = useQuery(newestNotifications).data ?? {}
  const read = useReadNotification()
  const open = (notificationId: number | null, link: string | null) => {
    if (notificationId !== null) read.mutate(notificationId)
    void navigate(link ?? allPage)
  }
  useLiveNotifications(({ notificationId, link }) => open(notificationId, link))
  const popup = useRef<HTMLDialogElement>(null)
  const close = () => popup.current?.hidePopover()
  return (
    <>
      <BellButton unread={unread} />
      <dialog
        ref={popup}
        id="notifications"
        popover="auto"
        aria-label="Latest notifications"
        className={classes(
          'surface fixed top-15 right-2 w-92 max-w-[calc(100vw-1rem)] text-ink shadow-low open:animate-arrive',
          className,
        )}
      >
        <p className="type-h3 px-4 pt-4 pb-2">Notifications</p>
        {items.length === 0 && <p className="px-4 pb-4 text-soft">{empty}</p>}
        <ul>
          {items.slice(0, 3).map(({ notificationId, title, createdAt, isRead, link }) => (
            <li key={notificationId} className="border-t border-line">
              <button
                type="button"
                onClick={() => {
                  close()
                  open(notificationId, link)
                }}
                className="flex w-full gap-3 px-4 py-3 text-left outline-offset-[-3px] hover:bg-haze"
              >
                <span
                  aria-hidden="true"
                  className={classes('mt-2 size-2 shrink-0 rounded-full', !isRead && 'bg-vermilion')}
                />
                <span className="min-w-0">
                  {!isRead && <span className="sr-only">Unread: </span>}
                  <span className={classes('line-clamp-2', !isRead && 'font-semibold')}>{title}</span>
                  <span className="type-small block text-soft">{ago(createdAt)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Link
          to={allPage}
          onClick={close}
          className="flex min-h-11 items-center justify-center rounded-b-card border-t border-line font-semibold text-indigo outline-offset-[-3px] hover:bg-haze"
        >
          See all notifications
        </Link>
      </dialog>
    </>
  )
}
