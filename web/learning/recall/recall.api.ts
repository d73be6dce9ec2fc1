import {
  answerPracticeItem,
  getPracticeSitting,
  type PracticeItem,
  type PracticeResult,
  type PracticeSitting,
} from '#contract/learning/study/recall.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { endpointQuery } from '#web/kit/api/query.ts'
import { sendByDevice } from '#web/kit/outbox/send.ts'
import { newUuid } from '#web/kit/uuid.ts'

/** A sitting stays as it is while its page is open; a page that is opened again gets a new one. */
export const practiceSitting = endpointQuery(['learning', 'practice'], getPracticeSitting, undefined, {
  gcTime: 0,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

type PracticeAnswer = BodyOf<typeof answerPracticeItem>
export type Answer = PracticeAnswer['answer']
export type Outcome = { item: PracticeItem; result: PracticeResult }

/** What the view of an item gets. */
export type ItemProps<Kind extends PracticeItem['kind']> = {
  item: Extract<PracticeItem, { kind: Kind }>
  /** Null until it is answered. */
  result: PracticeResult | null
  isBusy: boolean
  onAnswer: (answer: Answer) => void
}

/** Made once: sent again after a failure, it is still the same answer. */
export const practiceAnswer = (
  { token, handedOutAt }: PracticeSitting,
  { stepId, itemKey }: PracticeItem,
  { answer, sinceHandedOut, elapsedMs }: Pick<PracticeAnswer, 'answer' | 'elapsedMs'> & { sinceHandedOut: number },
): PracticeAnswer => ({
  answerId: newUuid(),
  token,
  stepId,
  itemKey,
  // By the server's clock: that of the device may be wrong.
  answeredAt: new Date(Date.parse(handedOutAt) + sinceHandedOut).toISOString(),
  elapsedMs,
  answer,
})

type Sent = { body: PracticeAnswer; item: PracticeItem; isShown: () => boolean }

/** Null if it waits on this device. */
export async function sendPracticeAnswer({ body, item, isShown }: Sent): Promise<PracticeResult | null> {
  const label = `Daily practice: ${item.lesson.name}`
  const link = '/dashboard/practice'
  const about = { id: body.answerId, lane: 'practice', label, text: '', link, isShown }
  const sent = await sendByDevice(answerPracticeItem, { body }, about)
  return sent.is === 'received' ? sent.answer : null
}
