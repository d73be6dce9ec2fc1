import { hashKey, type Query, type QueryCache, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { readStored, seenPrefix, storedKeys, writeStored } from './browser-storage.ts'
import { isRejection } from './is-rejection.ts'
import { expiredKeys, fromSeenData, maxEntrySize, type Seen, sessionName, toSeenData } from './seen-data.rules.ts'
import { storedToken } from './session.ts'
import type { StorageKey } from './stored-on-device.ts'

/** Another build may need fields that the data of this one doesn't have. */
const build = () => document.querySelector('script[type=module]')?.getAttribute('src') ?? ''

const isShownAgain = (query: Query) => query.meta?.['isShownAgain'] === true

/**
 * Starts each query marked with `shownAgain` from the data it had on the last visit. The data counts as outdated, so the
 * query loads at once, and a refusal removes it. New data is stored when the browser has time, or when the page is left.
 */
export function keepSeenData(cache: QueryCache) {
  const token = storedToken()
  if (!token) return
  const prefix = `${seenPrefix}${sessionName(token)}:` as const
  const changed = new Set<Query>()
  const fromStorage = new WeakSet<Query>()

  const show = (query: Query) => {
    const seen = readStored(prefix + query.queryHash, 'browser') as Partial<Seen> | null
    if (seen?.data === undefined || seen.build !== build() || query.state.data !== undefined) return
    fromStorage.add(query)
    const data = fromSeenData(seen.data, 'getNextPageParam' in query.options)
    query.setState({ ...query.state, data, status: 'success', dataUpdatedAt: 0 })
  }

  const refuse = (query: Query) => {
    writeStored(`${prefix}${query.queryHash}`, null, 'browser')
    changed.delete(query)
    if (fromStorage.delete(query)) query.setState({ ...query.state, data: undefined, status: 'error' })
  }

  const store = () => {
    // Signed out, or somebody else signed in, in this tab or another.
    if (storedToken() === token) for (const query of changed) storeData(`${prefix}${query.queryHash}`, query)
    changed.clear()
  }

  cache.subscribe((event) => {
    if (!isShownAgain(event.query)) return
    if (event.type === 'added') show(event.query)
    if (event.type === 'removed') changed.delete(event.query)
    if (event.type !== 'updated') return
    if (event.action.type === 'error' && isRejection(event.action.error)) refuse(event.query)
    if (event.action.type !== 'success') return
    fromStorage.delete(event.query)
    if (changed.size === 0) whenIdle(store)
    changed.add(event.query)
  })
  window.addEventListener('pagehide', store)
}

/** Whether the last visit has left data, of this page or another. */
export const hasSeenData = (): boolean => storedKeys(seenPrefix, 'browser').length > 0

/** Removes what the last visit showed of these queries, after a change that makes it wrong. One on the screen stays. */
export function forgetSeenData(queries: QueryClient, queryKey: QueryKey) {
  queries.removeQueries({ queryKey, type: 'inactive' })
  // Of the hash of each longer key.
  const start = `:${hashKey(queryKey).slice(0, -1)}`
  for (const name of storedKeys(seenPrefix, 'browser')) if (name.includes(start)) writeStored(name, null, 'browser')
}

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 5_000 }) : setTimeout(task, 1_000)

function storeData(key: StorageKey, { state }: Query) {
  const data = toSeenData(state.data)
  const seen: Seen = { at: state.dataUpdatedAt, build: build(), data }
  // Another tab may have loaded it later.
  const stored = readStored(key, 'browser') as Partial<Seen> | null
  if (stored && Number(stored.at) > seen.at) return
  if (data === undefined || JSON.stringify(seen).length > maxEntrySize) return writeStored(key, null, 'browser')
  writeStored(key, seen, 'browser')
  const entries = storedKeys(seenPrefix, 'browser').map((name) => {
    const text = localStorage.getItem(name) ?? ''
    return { key: name, size: text.length, at: Number(/^\{"at":(\d+)/.exec(text)?.[1] ?? 0) }
  })
  for (const name of expiredKeys(entries)) writeStored(name, null, 'browser')
}
