import { randomUUID } from 'node:crypto'
import { formOf } from '../forms.ts'
import { newCourseWithTasks, newMember } from '../learning/learning.ts'
import type { Call } from '../membership/idempotent-calls.ts'
import type { moneyDesk } from '../membership/money.ts'
import { storeQuestion } from '../mentoring.ts'
import { storeMessage } from './messages.ts'
import { storeRequest } from '../support/requests.ts'

type Course = Awaited<ReturnType<typeof newCourseWithTasks>>

/** The idempotent calls by which people write to each other. */
export function conversationCalls(desk: Awaited<ReturnType<typeof moneyDesk>>, course: Course): Record<string, Call> {
  const newRequest = async () => storeRequest(desk, (await desk.newActor('learner')).id)
  const newQuestion = async () => {
    const asker = await newMember(desk, [course.courseId])
    return storeQuestion(desk, asker.id, { courseId: course.courseId, stepId: course.stepIds[0]! })
  }
  return {
    askQuestion: {
      who: () => newMember(desk, [course.courseId]),
      fresh: async () => ({
        params: { stepId: course.stepIds[0]! },
        body: formOf({ title: randomUUID() }, 'pictures'),
      }),
    },
    writeToQuestion: {
      who: () => desk.newActor('mentor'),
      fresh: async () => ({
        params: { questionId: await newQuestion() },
        body: formOf({ body: 'Because' }, 'pictures'),
      }),
    },
    noteOnQuestion: {
      fresh: async () => ({ params: { questionId: await newQuestion() }, body: { body: 'Ask again on Monday' } }),
    },
    writeToSupport: {
      fresh: async () => ({
        body: formOf({ topic: 'other', subject: randomUUID(), message: 'Please help' }, 'pictures'),
      }),
      failing: async () => ({
        body: formOf({ topic: 'payment', subject: 'Mine?', message: 'Please help', paymentId: 987_654 }, 'pictures'),
      }),
    },
    writeSupportMessage: {
      who: () => desk.newActor('mentor'),
      fresh: async () => ({
        params: { requestId: await newRequest() },
        body: formOf({ body: 'Because' }, 'pictures'),
      }),
    },
    noteInSupport: {
      fresh: async () => ({ params: { requestId: await newRequest() }, body: { body: 'Called, no answer' } }),
    },
    createMessage: {
      fresh: async () => ({
        body: { subject: randomUUID(), body: 'Hello', segment: { kind: 'everyone' }, byEmail: true },
      }),
    },
    sendTestMessage: { fresh: async () => ({ params: { messageId: await storeMessage(desk) } }) },
    sendMessage: {
      fresh: async () => ({
        params: { messageId: await storeMessage(desk) },
        body: { version: 1, at: { date: '2027-10-01', time: '10:00' } },
      }),
      failing: async () => ({
        params: { messageId: await storeMessage(desk, { segment: null }) },
        body: { version: 1, at: null },
      }),
    },
  }
}
