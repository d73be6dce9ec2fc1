import type { Query, QueryCache } from '@tanstack/react-query'
import { wirePath } from '#contract/kit/wire-path.ts'
import { here, pageParts, withCall } from './api.ts'
import { answerOf, type Call } from './call.ts'
import { freshMs } from './page-start.ts'

/** An answer without waiting; so is what its `then` returns. */
class KnownAnswer {
  readonly value: unknown

  constructor(value: unknown) {
    this.value = value
  }

  // oxlint-disable-next-line unicorn/no-thenable -- a query may map what it gets from `call`
  then(map: (value: unknown) => unknown): KnownAnswer {
    return new KnownAnswer(map(this.value))
  }
}

/** Queries with data of the page: when they got it, and the parts to remove once it is shown. */
const started = new WeakMap<object, { at: number; paths: string[] }>()

/**
 * Gives queries their part of the page's reply when they are created, so that the first rendering has data. A query
 * whose function awaits the answer, instead of mapping it with `then`, gets its part later, through `call`.
 */
export function startFromPage(cache: QueryCache) {
  cache.subscribe(({ type, query }) => {
    if (type === 'added') start(query)
    // Each part is used once. A query may be removed and created again before it is shown.
    if (type === 'observerAdded') for (const path of started.get(query)?.paths ?? []) pageParts.drop(path)
    // Shown again later, it loads as usual.
    if (type === 'observerRemoved' && query.getObserversCount() === 0) started.delete(query)
  })
}

function start(query: Query) {
  if (query.state.data !== undefined || pageParts.isEmpty()) return
  const found = partOf(query)
  if (!found) return
  const at = Date.now()
  started.set(query, { at, paths: found.paths })
  query.setData(found.data, { updatedAt: at, manual: true })
}

/** For `refetchOnMount`: what has just come with the page isn't loaded again. */
export const isOlderThanPage = (query: { state: { dataUpdatedAt: number } }): boolean =>
  started.get(query)?.at !== query.state.dataUpdatedAt || Date.now() - query.state.dataUpdatedAt > freshMs

/** The query has the options of its first observer. */
type ObservedOptions = Query['options'] & { enabled?: unknown; initialPageParam?: unknown }

function partOf({ options, meta, queryKey }: Query): { data: unknown; paths: string[] } | null {
  const { queryFn, enabled, initialPageParam: pageParam } = options as ObservedOptions
  if (typeof queryFn !== 'function' || enabled === false || meta?.['isFile'] === true) return null
  const paths: string[] = []
  const ask = () => queryFn({ queryKey, meta, pageParam } as never)
  const answer: unknown = withCall(peekAtPage(paths), ask)
  if (!(answer instanceof KnownAnswer)) return null
  const data = 'getNextPageParam' in options ? { pages: [answer.value], pageParams: [pageParam] } : answer.value
  return { data, paths }
}

/** A client that knows the parts of the page; another answer never comes. */
const peekAtPage = (paths: string[]): Call =>
  ((endpoint, ...[input]) => {
    const path = wirePath(endpoint, input ?? {})
    const part = endpoint.method === 'GET' ? pageParts.peek(path, here) : null
    if (part?.http !== 200) return new Promise(() => {})
    paths.push(path)
    return new KnownAnswer(answerOf(endpoint, part))
  }) as Call

/** Waits a moment for the page's reply: what is painted until then looks the same as what would be rendered. */
export const pageReply = (maxMs: number): Promise<unknown> =>
  Promise.race([pageParts.arrival, new Promise((resolve) => setTimeout(resolve, maxMs))])
