import { listPeople } from '#contract/insights/people.ts'
import { call } from '#web/kit/api/api.ts'
import { pagedQuery } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import type { UsersFilter } from './users.rules.ts'

/** Of the list and of each person's page. */
export const peopleKey = ['insights', 'people']

export const userList = (filter: UsersFilter) =>
  pagedQuery(
    [...peopleKey, 'list', filter],
    (after) => call(listPeople, { query: { ...toQuery(filter), size: 50, after } }),
    { refetchOnWindowFocus: 'always' },
  )
