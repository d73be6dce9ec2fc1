import {
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/** A list that loads page by page. The rows stay on screen while a changed filter loads. */
export const pagedQuery = <Page extends { next: string | null }>(
  queryKey: QueryKey,
  load: (after: string | undefined) => Promise<Page>,
  options: { refetchOnWindowFocus?: 'always' } = {},
) =>
  infiniteQueryOptions({
    ...options,
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })

/** For a mutation whose form or dialog shows the error itself, so that no toast does. */
export const inlineErrors = { meta: { isQuiet: true } }

/** A mutation after which every query under the key loads again. */
export function useInvalidatingMutation<Input = void, Output = unknown>(
  queryKey: QueryKey,
  mutationFn: (input: Input) => Promise<Output>,
  options: Partial<typeof inlineErrors> = {},
) {
  const queries = useQueryClient()
  return useMutation({ mutationFn, ...options, onSuccess: () => queries.invalidateQueries({ queryKey }) })
}

/** The rows of all pages. One that moved down the list between two page loads comes twice and is kept where it came first. */
export const uniqueRows = <Row>(pages: { items: Row[] }[], idOf: (row: Row) => number): Row[] => {
  const reversed = pages.flatMap(({ items }) => items).toReversed()
  return [...new Map(reversed.map((row) => [idOf(row), row])).values()].toReversed()
}
