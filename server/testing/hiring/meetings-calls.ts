import { dayMs } from '#contract/kit/durations.ts'
import { indiaDate } from '#server/kit/india.ts'
import type { Call } from '../membership/idempotent-calls.ts'
import type { TestActor, TestApp } from '../test-app.ts'
import { formOf } from '../forms.ts'
import { newIntroduction } from './introductions.ts'
import { newCandidate, newCompany, newOpening } from './makers.ts'

export const interviewDraft = (days = 2) => ({
  date: indiaDate(new Date(Date.now() + days * dayMs)),
  time: '18:30',
  minutes: 45,
  place: 'https://meet.example/setu',
})

export const reportDraft = { reason: 'behaviour', details: 'They shouted at me.' } as const

/** The idempotent calls of people who met. */
export function meetingCalls(app: TestApp): Record<string, Call> {
  let learner: TestActor | undefined
  const who = async () => (learner ??= await app.newActor('learner'))
  const running = async () => {
    const opening = await newOpening(app, (await newCompany(app)).id)
    const candidate = await newCandidate(app, (await who()).id, [], { endedAt: new Date() })
    return (await newIntroduction(app, { opening, candidate, state: 'introduced', hasThread: true })).id
  }
  return {
    writeIntroductionMessage: {
      who,
      fresh: async () => ({ params: { introductionId: await running() }, body: formOf({ body: 'Hello' }, 'pictures') }),
    },
    addIntroductionNote: {
      who,
      fresh: async () => ({ params: { introductionId: await running() }, body: { body: 'Ask about the team' } }),
    },
    reportCompany: { who, fresh: async () => ({ params: { introductionId: await running() }, body: reportDraft }) },
    proposeInterview: {
      who,
      fresh: async () => ({ params: { introductionId: await running() }, body: interviewDraft() }),
    },
  }
}
