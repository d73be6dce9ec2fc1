import { blockPeople } from '#contract/identity/staff.ts'
import { listPeople } from '#contract/insights/people.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation } from '#web/kit/api/query.ts'
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

export const useBlockPeople = () =>
  useInvalidatingMutation(peopleKey, (body: BodyOf<typeof blockPeople>) => call(blockPeople, { body }), inlineErrors)
