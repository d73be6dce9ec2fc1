import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Notification } from '#contract/notifications/notifications.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { openLive } from './live.ts'
import { everyNotification, newestNotifications, type NotificationsPage } from './notifications.api.ts'
import { type News, newsOf, whatIsNew } from './notifications.rules.ts'
import { claimNews, noteSeen } from './notified.ts'

/** Keeps the notifications of this page as they are on the server, and says what has come; `follow` leads to it. */
export function useLiveNotifications(follow: (news: News) => void) {
  const queries = useQueryClient()
  useEffect(() => openLive(oneAtATime(() => queries.invalidateQueries({ queryKey: everyNotification }))), [queries])
  useTelling(follow)
}

/** Many words at once are one reading, and one more for what came during it. */
function oneAtATime(read: () => Promise<unknown>): () => void {
  let isReading = false
  let isWanted = false
  const begin = async () => {
    isReading = true
    while (isWanted) {
      isWanted = false
      await read()
    }
    isReading = false
  }
  return () => {
    isWanted = true
    if (!isReading) void begin()
  }
}

function useTelling(follow: (news: News) => void) {
  const queries = useQueryClient()
  const { data } = useQuery(newestNotifications)
  const [teller] = useState(newTeller)
  useEffect(() => teller.leadBy(follow))

  useEffect(() => {
    if (data && teller.isNewer(data)) void freshen(queries)
    if (data) teller.tell(data)
  }, [data, queries, teller])

  useEffect(() => {
    const look = () => {
      const known = queries.getQueryData(newestNotifications.queryKey)
      if (known) teller.tell(known)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [queries, teller])
}

/** Remembers for this tab what it has fetched and what it has told; tells only while somebody looks at it. */
function newTeller() {
  let fetched: number | null = null
  let told: { newest: number; unread: number } | null = null
  let follow = (_news: News): void => {}

  const say = async (fresh: Notification[], howMany: number) => {
    const news = newsOf(await claimNews(fresh), howMany)
    if (news) toast(news.text, 'plain', { href: news.link, follow: () => follow(news) })
  }
  return {
    leadBy: (way: typeof follow): void => void (follow = way),
    isNewer: (page: NotificationsPage): boolean => {
      const isNewer = fetched !== null && newestId(page) > fetched
      fetched = Math.max(fetched ?? 0, newestId(page))
      return isNewer
    },
    tell: (page: NotificationsPage): void => {
      const before = told
      if (before && document.visibilityState !== 'visible') return
      told = { newest: Math.max(before?.newest ?? 0, newestId(page)), unread: page.unread }
      // What was there when the page opened is not news: the bell shows it.
      if (!before) return noteSeen(told.newest)
      const { fresh, howMany } = whatIsNew(page, before)
      if (fresh.length > 0) void say(fresh, howMany)
    },
  }
}

const newestId = ({ items }: NotificationsPage) => items[0]?.notificationId ?? 0

/** Whatever the notification is about has changed too. What never grows old, and what someone is writing, stays. */
const freshen = (queries: QueryClient) => queries.invalidateQueries({ predicate: mayHaveChanged })

function mayHaveChanged({ queryKey, options }: Query): boolean {
  const isKept = 'staleTime' in options && options.staleTime === Infinity
  return !isKept && queryKey[0] !== 'site' && !everyNotification.every((part, place) => queryKey[place] === part)
}
