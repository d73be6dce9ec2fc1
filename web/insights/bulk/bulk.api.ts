import { queryOptions } from '@tanstack/react-query'
import { blockPeople } from '#contract/identity/staff.ts'
import { listPeopleIds } from '#contract/insights/people.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { enrolMany, previewEnrolment } from '#contract/learning/group-enrolments.ts'
import { grantAccessToMany, previewGrant } from '#contract/membership/grants.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import { peopleKey } from '../users.api.ts'
import type { UsersFilter } from '../users.rules.ts'

/** Everyone who matches the filter, up to the limit. */
export const matchingIds = (filter: UsersFilter) => call(listPeopleIds, { query: toQuery(filter) })

export const grantPreview = (userIds: number[]) =>
  queryOptions({
    queryKey: [...peopleKey, 'grant preview', userIds],
    queryFn: () => call(previewGrant, { query: { userIds: userIds.join(',') } }),
  })

export const enrolmentPreview = (userIds: number[], courseId: number) =>
  queryOptions({
    queryKey: [...peopleKey, 'enrolment preview', userIds, courseId],
    queryFn: () => call(previewEnrolment, { query: { userIds: userIds.join(','), courseId } }),
  })

export const useBlockPeople = () =>
  useInvalidatingMutation(peopleKey, (body: BodyOf<typeof blockPeople>) => call(blockPeople, { body }), inlineErrors)

type Repeatable<Body> = { body: Body; idempotencyKey: string }

export const useGrantToMany = () =>
  useInvalidatingMutation(
    peopleKey,
    (input: Repeatable<BodyOf<typeof grantAccessToMany>>) => call(grantAccessToMany, input),
    inlineErrors,
  )

export const useEnrolMany = () =>
  useInvalidatingMutation(
    peopleKey,
    (input: Repeatable<BodyOf<typeof enrolMany>>) => call(enrolMany, input),
    inlineErrors,
  )
