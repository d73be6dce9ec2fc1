import { useQueryClient } from '@tanstack/react-query'
import {
  cancelEmailCorrection,
  correctDetails,
  correctEmail,
  type EmailCorrection,
  type PersonDetails,
} from '#contract/identity/corrections.ts'
import { dropSecondFactorOf } from '#contract/identity/second-factor.ts'
import {
  blockPerson,
  changeRole,
  type RoleChange,
  endSessionsOf,
  noteOnPerson,
  sendResetTo,
  unblockPerson,
} from '#contract/identity/staff.ts'
import { getPerson } from '#contract/insights/person.ts'
import { createUserCourse, getAllCourses } from '#contract/learning/enrolments.ts'
import { revokeSponsorLinksOf } from '#contract/sponsors/links.ts'
import { call } from '#web/kit/api/api.ts'
import { endpointQuery } from '#web/kit/api/query.ts'
import { peopleKey } from './users.api.ts'

export const personById = (userId: number) => endpointQuery([...peopleKey, userId], getPerson, { params: { userId } })

export const coursesToEnrolIn = endpointQuery(['insights', 'courses'], getAllCourses)

/** What staff can do to a person. Their page loads again afterwards, even after an error. */
export function usePersonActions(userId: number) {
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: peopleKey })
  const params = { userId }
  const run = <Reply>(action: Promise<Reply>): Promise<Reply> => action.finally(refresh)
  return {
    refresh,
    correctDetails: (body: PersonDetails) => run(call(correctDetails, { params, body })),
    correctEmail: (body: EmailCorrection) => run(call(correctEmail, { params, body })),
    keepEmail: () => run(call(cancelEmailCorrection, { params })),
    setRole: (body: RoleChange) => run(call(changeRole, { params, body })),
    block: (reason: string) => run(call(blockPerson, { params, body: { reason } })),
    unblock: () => run(call(unblockPerson, { params })),
    signOut: () => run(call(endSessionsOf, { params })),
    sendReset: () => run(call(sendResetTo, { params })),
    turnOffSecondFactor: () => run(call(dropSecondFactorOf, { params })),
    revokeSponsorLinks: (reason: string) => run(call(revokeSponsorLinksOf, { params, body: { reason } })),
    enrol: (courseId: number) => run(call(createUserCourse, { body: { userId, courseId } })),
    addNote: (body: string, idempotencyKey: string) =>
      run(call(noteOnPerson, { params, body: { body }, idempotencyKey })),
  }
}
