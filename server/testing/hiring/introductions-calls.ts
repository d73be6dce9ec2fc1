import type { Call } from '../membership/idempotent-calls.ts'
import type { TestActor, TestApp } from '../test-app.ts'
import { newCandidateWithWork } from './candidates.ts'
import { newCompany, newOpening } from './makers.ts'

export const requestMessage = 'We build bus timetables. Your SQL work is what we need.'

/** The idempotent calls about introductions. */
export function introductionCalls(app: TestApp): Record<string, Call> {
  let asking: { id: number; member: TestActor } | undefined
  let reviewer: TestActor | undefined
  const mentor = async () => (reviewer ??= await app.newActor('mentor'))
  const company = async () => (asking ??= await newCompany(app))
  return {
    requestIntroduction: {
      who: async () => (await company()).member,
      fresh: async () => {
        const { id: openingId } = await newOpening(app, (await company()).id)
        const { code } = await newCandidateWithWork(app, (await mentor()).id)
        return { body: { openingId, code, message: requestMessage } }
      },
    },
  }
}
