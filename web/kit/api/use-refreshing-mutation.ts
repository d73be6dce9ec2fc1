import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'

type Options = {
  /** Queries to refetch afterwards; after an error too, because the page was out of date. */
  refresh: { queryKey: QueryKey }[]
  /** The caller shows errors itself; no toast. */
  isQuiet?: boolean
}

/** Calls the server, then refetches what the call may have changed. */
export function useRefreshingMutation<Input = void, Reply = unknown>(
  mutationFn: (input: Input) => Promise<Reply>,
  { refresh, isQuiet = false }: Options,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all(refresh.map(({ queryKey }) => queries.invalidateQueries({ queryKey }))),
    meta: { isQuiet },
  })
}
