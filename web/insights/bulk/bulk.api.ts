import { blockPeople } from '#contract/identity/staff.ts'
import { listPeopleIds } from '#contract/insights/people.ts'
import { enrolMany, previewEnrolment } from '#contract/learning/group-enrolments.ts'
import { grantAccessToMany, previewGrant } from '#contract/membership/grants.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import { peopleKey } from '../users.api.ts'
import type { UsersFilter } from '../users.rules.ts'

/** Everyone who matches the filter, up to the limit. */
export const matchingIds = (filter: UsersFilter) => call(listPeopleIds, { query: toQuery(filter) })

export const grantPreview = (userIds: number[]) =>
  endpointQuery([...peopleKey, 'grant preview', userIds], previewGrant, { query: { userIds: userIds.join(',') } })

export const enrolmentPreview = (userIds: number[], courseId: number) =>
  endpointQuery([...peopleKey, 'enrolment preview', userIds, courseId], previewEnrolment, {
    query: { userIds: userIds.join(','), courseId },
  })

export const useBlockPeople = () => useEndpointMutation(peopleKey, blockPeople, inlineErrors)

export const useGrantToMany = () => useEndpointMutation(peopleKey, grantAccessToMany, inlineErrors)

export const useEnrolMany = () => useEndpointMutation(peopleKey, enrolMany, inlineErrors)
