import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { dropSecondFactorOf } from '#contract/identity/second-factor.ts'
import {
  blockPerson,
  changeRole,
  endSessionsOf,
  noteOnPerson,
  sendResetTo,
  unblockPerson,
} from '#contract/identity/staff.ts'
import { getPerson } from '#contract/insights/person.ts'
import type { Role } from '#contract/kit/endpoint.ts'
import { createUserCourse, getAllCourses } from '#contract/learning/enrolments.ts'
import { call } from '#web/kit/api/api.ts'

const all = ['insights', 'people']

export const storyOf = (userId: number) =>
  queryOptions({
    queryKey: [...all, 'story', userId],
    queryFn: () => call(getPerson, { params: { userId } }),
  })

/** What is taught, to enrol somebody in. */
export const taughtCourses = queryOptions({
  queryKey: ['insights', 'taught courses'],
  queryFn: () => call(getAllCourses),
})

/** What staff do to one person; whatever comes of it, their story is asked for anew. */
export function usePersonWork(userId: number) {
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: all })
  const params = { userId }
  const told = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work
    } finally {
      refresh()
    }
  }
  return {
    refresh,
    giveRole: (role: Role) => told(call(changeRole, { params, body: { role } })),
    block: (reason: string) => told(call(blockPerson, { params, body: { reason } })),
    unblock: () => told(call(unblockPerson, { params })),
    signOut: () => told(call(endSessionsOf, { params })),
    sendReset: () => told(call(sendResetTo, { params })),
    dropSecondFactor: () => told(call(dropSecondFactorOf, { params })),
    enrol: (courseId: number) => told(call(createUserCourse, { body: { userId, courseId } })),
    note: (body: string, idempotencyKey: string) =>
      told(call(noteOnPerson, { params, body: { body }, idempotencyKey })),
  }
}
