import type { Query, QueryCache } from '@tanstack/react-query'
import type { WireResponse } from '#contract/kit/rendering.ts'
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
  const { data, paths } = dataFrom(query, (path) => pageParts.peek(path, here))
  if (data === undefined) return
  const at = Date.now()
  started.set(query, { at, paths })
  query.setData(data, { updatedAt: at, manual: true })
}

/** For `refetchOnMount`: what has just come with the page isn't loaded again. */
export const isOlderThanPage = (query: { state: { dataUpdatedAt: number } }): boolean =>
  started.get(query)?.at !== query.state.dataUpdatedAt || Date.now() - query.state.dataUpdatedAt > freshMs

/** The query has the options of its first observer. */
type ObservedOptions = Query['options'] & { enabled?: unknown; initialPageParam?: unknown }

/**
 * The data that the query would have with the answers that `find` knows, undefined if one is missing, and the paths of
 * its requests, as far as they don't depend on an answer.
 */
export function dataFrom({ options, meta, queryKey }: Query, find: (path: string) => WireResponse | null | undefined) {
  const { queryFn, enabled, initialPageParam: pageParam } = options as ObservedOptions
  const paths: string[] = []
  if (typeof queryFn !== 'function' || enabled === false || meta?.['isFile'] === true) return { data: undefined, paths }
  const answer: unknown = withCall(knownAnswers(find, paths), () => queryFn({ queryKey, meta, pageParam } as never))
  if (!(answer instanceof KnownAnswer)) return { data: undefined, paths }
  const data = 'getNextPageParam' in options ? { pages: [answer.value], pageParams: [pageParam] } : answer.value
  return { data, paths }
}

/** A client that knows some answers; another one never comes. */
const knownAnswers = (find: (path: string) => WireResponse | null | undefined, paths: string[]): Call =>
  ((endpoint, ...[input]) => {
    if (endpoint.method !== 'GET') return new Promise(() => {})
    const path = wirePath(endpoint, input ?? {})
    paths.push(path)
    const found = find(path)
    return found?.http === 200 ? new KnownAnswer(answerOf(endpoint, found)) : new Promise(() => {})
  }) as Call

/** Waits a moment for the page's reply: what is painted until then looks the same as what would be rendered. */
export const pageReply = (maxMs: number): Promise<unknown> =>
  Promise.race([pageParts.arrival, new Promise((resolve) => setTimeout(resolve, maxMs))])
