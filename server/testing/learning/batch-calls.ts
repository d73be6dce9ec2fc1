import { dayMs } from '#contract/kit/durations.ts'
import { indiaDate } from '#server/kit/india.ts'
import type { Call } from '../membership/idempotent-calls.ts'
import type { moneyDesk } from '../membership/money.ts'
import type { TestActor } from '../test-app.ts'
import { newBatch } from './batches.ts'
import { enrol, newCourseWithTasks, newMember } from './learning.ts'

/** The idempotent calls about batches. */
export function batchCalls(desk: Awaited<ReturnType<typeof moneyDesk>>): Record<string, Call> {
  const newCourseId = async () => (await newCourseWithTasks(desk, [1])).courseId
  const ahead = async () => ({ courseId: await newCourseId(), startsOn: '2099-01-05' })
  /** The learner missed its first date: a first week has at most thirteen days. */
  async function missedBy({ id }: TestActor) {
    const courseId = await newCourseId()
    await enrol(desk, id, [courseId])
    const startsOn = indiaDate(new Date(desk.deps.clock().getTime() - 14 * dayMs))
    await newBatch(desk, { courseId, startsOn, personIds: [id] })
    return { params: { courseId } }
  }
  let learner: TestActor

  return {
    createBatch: {
      fresh: async () => ({ body: { ...(await ahead()), name: 'January', dueWeekday: 7, mentorId: null } }),
    },
    shiftPlan: {
      fresh: async () => ({
        params: { batchId: await newBatch(desk, await ahead()) },
        body: { days: 7, reason: 'Diwali' },
      }),
    },
    addLearners: {
      fresh: async () => ({
        params: { batchId: await newBatch(desk, await ahead()) },
        body: { userIds: [(await newMember(desk)).id] },
      }),
    },
    moveMyPlan: {
      who: async () => (learner = await newMember(desk)),
      fresh: () => missedBy(learner),
    },
  }
}
