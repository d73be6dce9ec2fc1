import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { call } from './api.ts'
import type { Answer, Args, Input } from './call.ts'
import { useIdempotencyKey } from './idempotency-key.ts'

type EndpointQueryOptions = {
  gcTime?: number
  meta?: Record<string, unknown>
  refetchOnReconnect?: boolean
  refetchOnWindowFocus?: boolean
  staleTime?: number
}

/** A query of one endpoint, with the input of `call`. */
export const endpointQuery = <E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  ...[input, options]: [...Args<E>, options?: EndpointQueryOptions]
) => queryOptions({ ...options, queryKey, queryFn: () => call(endpoint, ...([input] as Args<E>)) })

/** A list that loads page by page. The rows stay on screen while a changed filter loads. */
export const pagedQuery = <Page extends { next: string | null }>(
  queryKey: QueryKey,
  load: (after: string | undefined) => Promise<Page>,
  options: { refetchOnWindowFocus?: 'always'; refetchInterval?: number; meta?: Record<string, unknown> } = {},
) =>
  infiniteQueryOptions({
    ...options,
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })

/**
 * For a query whose last data a later visit shows until the fresh reply arrives. Not for what a form starts from, because
 * the form would save old values over newer ones, nor for links that expire and are followed by themselves.
 */
export const shownAgain = { meta: { isShownAgain: true } }

/** For a query that loads something else than the API's answers. */
export const notFromApi = { meta: { isFile: true } }

/** For a mutation whose form or dialog shows the error itself, so that no toast does. */
export const inlineErrors = { meta: { isQuiet: true } }

type MutationOptions<Input, Output> = Pick<
  UseMutationOptions<Output, Error, Input>,
  'meta' | 'networkMode' | 'scope' | 'onSuccess' | 'onError'
> & { alsoInvalidates?: QueryKey }

/** A mutation after which every query under the key loads again; after an error too, because the page was out of date. */
export function useInvalidatingMutation<Input = void, Output = unknown>(
  queryKey: QueryKey,
  mutationFn: (input: Input) => Promise<Output>,
  { alsoInvalidates, ...options }: MutationOptions<Input, Output> = {},
) {
  const queries = useQueryClient()
  return useMutation({
    ...options,
    mutationFn,
    onSettled: async (_output, error) => {
      const keys = alsoInvalidates ? [queryKey, alsoInvalidates] : [queryKey]
      const refetched = Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: key })))
      // An error is shown at once; offline, the refetch would keep it waiting.
      if (!error) await refetched
    },
  })
}

/** Such a mutation that calls one endpoint, with the input of `call`. A retry of the same input is processed once. */
export function useEndpointMutation<E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  options?: MutationOptions<Input<E>, Answer<E>>,
) {
  const { keyFor, forget } = useIdempotencyKey()
  const send = async (input: Input<E>) => {
    const repeatable = endpoint.idempotent ? { idempotencyKey: keyFor(input), ...input } : input
    const answer = await call(endpoint, ...([repeatable] as Args<E>))
    forget()
    return answer
  }
  return useInvalidatingMutation(queryKey, send, options)
}

/** The rows of all pages. One that moved down the list between two page loads comes twice and is kept where it came first. */
export const uniqueRows = <Row>(pages: { items: Row[] }[], idOf: (row: Row) => number): Row[] => {
  const reversed = pages.flatMap(({ items }) => items).toReversed()
  return [...new Map(reversed.map((row) => [idOf(row), row])).values()].toReversed()
}
