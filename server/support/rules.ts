import type { Standing } from '#contract/kit/access.ts'
import { mayReadTopic, type SupportDraft, type SupportTopic } from '#contract/support/requests.ts'
import { invalid, notAllowed, notFound } from '#server/kit/errors.ts'

type Person = Standing & { id: number }
type Request = { personId: number; topic: SupportTopic }

/** Nobody handles their own request. */
export const mayHandle = (person: Person, { personId, topic }: Request): boolean =>
  person.id !== personId && mayReadTopic(person, topic)

/** Others get "not found", so that they can't tell whether the request exists. */
export function assertMayRead(actor: Person, request: Request | null): asserts request {
  if (!request || (actor.id !== request.personId && !mayHandle(actor, request))) throw notFound('This support request')
}

export function assertMayHandle(actor: Person, request: Request | null): asserts request {
  assertMayRead(actor, request)
  if (actor.id === request.personId) throw notAllowed('This is your own request. A colleague will handle it.')
}

type About = Pick<SupportDraft, 'topic' | 'paymentId' | 'courseId'>

/** What is attached has the request's topic, which decides who reads it. */
export function assertFits({ topic, paymentId, courseId }: About) {
  if (paymentId !== undefined && topic !== 'payment') throw invalid({ topic: 'Choose “Payment” to attach a payment' })
  if (courseId !== undefined && topic !== 'course') throw invalid({ topic: 'Choose “Course” to attach a course' })
}
