import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveState, Notification } from '#contract/notifications/notifications.ts'
import type { StorageKey } from '#web/kit/device/stored-on-device.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import type { LiveListener } from './live-connection.ts'
import { notificationsKey, newestNotifications, type NotificationsPage } from './notifications.api.ts'
import { newSince, type NotificationToast, toastFor } from './notifications.rules.ts'

/** Keeps this page's notifications up to date and shows a toast for new ones; `follow` opens it. */
export function useLiveNotifications(follow: (toast: NotificationToast) => void) {
  const queries = useQueryClient()
  useEffect(() => {
    const read = oneAtATime(() => queries.invalidateQueries({ queryKey: notificationsKey }))
    const isKnown = ({ newest, unread }: LiveState) => {
      const known = queries.getQueryData(newestNotifications.queryKey)
      return known !== undefined && newestId(known) === newest && known.unread === unread
    }
    const announce = (state: LiveState | null) =>
      window.dispatchEvent(new CustomEvent<LiveState | null>(liveChange, { detail: state }))
    return openLive({
      onState: (state) => {
        if (!isKnown(state)) read()
        announce(state)
      },
      onChange: () => {
        read()
        announce(null)
      },
    })
  }, [queries])
  useToasts(follow)
}

/** Connects after the page has loaded on a slow phone too. What changed until then comes with the state that it starts from. */
const startDelay = 3_000
const retryDelay = 15_000

/** Reports whenever there may be something new to read. The code that connects is loaded only then. */
function openLive(listener: LiveListener): () => void {
  let stop = () => {}
  let timer = setTimeout(start, startDelay)
  let isStopped = false

  function start() {
    import('./shared-connection.ts').then(
      ({ connect }) => {
        if (!isStopped) stop = connect(listener)
      },
      () => {
        if (!isStopped) timer = setTimeout(start, retryDelay)
      },
    )
  }
  return () => {
    isStopped = true
    clearTimeout(timer)
    stop()
  }
}

const liveChange = 'live-change'

/**
 * Calls `onChange` whenever the server says that something changed for this person, and after every connection unless
 * `isKnown` finds that the state is what this page has loaded.
 */
export function useLiveChange(onChange: () => Promise<unknown>, isKnown: (state: LiveState) => boolean = () => false) {
  const read = useEffectEvent(onChange)
  const isLoaded = useEffectEvent(isKnown)
  useEffect(() => {
    const reload = oneAtATime(() => read())
    const listener = (event: Event) => {
      const { detail: state } = event as CustomEvent<LiveState | null>
      if (!state || !isLoaded(state)) reload()
    }
    window.addEventListener(liveChange, listener)
    return () => window.removeEventListener(liveChange, listener)
  }, [])
}

/** Runs one read at a time; calls during a read cause one more read after it. */
function oneAtATime(read: () => Promise<unknown>): () => void {
  let isReading = false
  let isRequested = false
  const start = async () => {
    isReading = true
    while (isRequested) {
      isRequested = false
      await read()
    }
    isReading = false
  }
  return () => {
    isRequested = true
    if (!isReading) void start()
  }
}

function useToasts(follow: (toast: NotificationToast) => void) {
  const queries = useQueryClient()
  const { data } = useQuery(newestNotifications)
  const [toaster] = useState(createToaster)
  useEffect(() => toaster.followWith(follow))

  useEffect(() => {
    if (data && toaster.isNewer(data)) void refreshOthers(queries)
    if (data) toaster.show(data)
  }, [data, queries, toaster])

  useEffect(() => {
    const onVisible = () => {
      const known = queries.getQueryData(newestNotifications.queryKey)
      if (known) toaster.show(known)
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [queries, toaster])
}

/** Remembers what this tab has fetched and shown; shows toasts only while the tab is visible. */
function createToaster() {
  let fetched: number | null = null
  let shown: { newest: number; unread: number } | null = null
  let follow = (_toast: NotificationToast): void => {}

  const showToast = async (fresh: Notification[], count: number) => {
    const news = toastFor(await claimUnshown(fresh), count)
    if (news) toast(news.text, 'plain', { href: news.link, follow: () => follow(news) })
  }
  return {
    followWith: (open: typeof follow): void => void (follow = open),
    isNewer: (page: NotificationsPage): boolean => {
      const isNewer = fetched !== null && newestId(page) > fetched
      fetched = Math.max(fetched ?? 0, newestId(page))
      return isNewer
    },
    show: (page: NotificationsPage): void => {
      const before = shown
      if (before && document.visibilityState !== 'visible') return
      shown = { newest: Math.max(before?.newest ?? 0, newestId(page)), unread: page.unread }
      // Notifications from before the page opened get no toast; the bell shows them.
      if (!before) return rememberShown(shown.newest)
      const { fresh, count } = newSince(page, before)
      if (fresh.length > 0) void showToast(fresh, count)
    },
  }
}

const shownKey: StorageKey = 'notifications.shown'

/** Remembers the newest notification shown in any tab. */
function rememberShown(notificationId: number) {
  try {
    if (notificationId > lastShown()) localStorage.setItem(shownKey, String(notificationId))
  } catch {
    // Storage is full or turned off: another tab may show the same notification again.
  }
}

const lastShown = () => Number(localStorage.getItem(shownKey) ?? 0)

/** The notifications that no tab has shown yet; this tab claims them. */
function claimUnshown(fresh: Notification[]): Promise<Notification[]> {
  const claim = () => {
    const unshown = fresh.filter(({ notificationId }) => notificationId > lastShown())
    rememberShown(Math.max(0, ...unshown.map(({ notificationId }) => notificationId)))
    return unshown
  }
  // The lock keeps two windows from showing the same notification.
  return 'locks' in navigator ? navigator.locks.request(shownKey, claim) : Promise.resolve(claim())
}

const newestId = ({ items }: NotificationsPage) => items[0]?.notificationId ?? 0

/** Whatever a notification is about has changed too, so refetch it, except for static data. */
const refreshOthers = (queries: QueryClient) => queries.invalidateQueries({ predicate: mayHaveChanged })

function mayHaveChanged({ queryKey, options }: Query): boolean {
  const isStatic = 'staleTime' in options && options.staleTime === Infinity
  return !isStatic && queryKey[0] !== 'site' && !notificationsKey.every((part, place) => queryKey[place] === part)
}
