import { type boardFilters, type boardGroups, listBoard } from '#contract/hiring/board.ts'
import { call } from '#web/kit/api/api.ts'
import { pagedQuery } from '#web/kit/api/query.ts'
import { boardKey } from '../suggestions/suggestions.api.ts'

export type BoardFilter = {
  by: (typeof boardGroups)[number]
  only: (typeof boardFilters)[number]
  search: string
}

export const board = ({ by, only, search }: BoardFilter) =>
  pagedQuery([...boardKey, by, only, search], (after) =>
    call(listBoard, { query: { size: 20, by, only, ...(search && { search }), after } }),
  )
