import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listSuggestable, suggestLearner } from '#contract/hiring/board.ts'
import { call } from '#web/kit/api/api.ts'
import { useEndpointMutation } from '#web/kit/api/query.ts'

/** Of the board too, which shows suggestions. */
export const boardKey = ['hiring', 'board']

export const suggestable = (openingId: number, search: string) =>
  queryOptions({
    queryKey: [...boardKey, 'suggestable', openingId, search],
    queryFn: () => call(listSuggestable, { params: { openingId }, query: search ? { search } : {} }),
    placeholderData: keepPreviousData,
  })

export const useSuggest = () => useEndpointMutation(boardKey, suggestLearner)
