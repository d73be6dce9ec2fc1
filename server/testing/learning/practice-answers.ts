import { randomUUID } from 'node:crypto'
import { answerPracticeItem, getPracticeSitting, type PracticeSitting } from '#contract/learning/study/recall.ts'
import type { TestActor, TestApp } from '../test-app.ts'

type Asked = PracticeSitting['items'][number]
type Answer = { kind: string; option?: number | null; text?: string | null; isPassed?: boolean; isRemembered?: boolean }

/** What the page sends for an item of a sitting, at once. */
export const practiceAnswer = (
  { token, handedOutAt }: Pick<PracticeSitting, 'token' | 'handedOutAt'>,
  { stepId, itemKey }: Pick<Asked, 'stepId' | 'itemKey'>,
  answer: Answer,
) => ({ answerId: randomUUID(), token, stepId, itemKey, answeredAt: handedOutAt, elapsedMs: 4_000, answer })

export const sittingOf = (app: Pick<TestApp, 'load'>, learner: TestActor): Promise<PracticeSitting> =>
  app.load(learner, getPracticeSitting)

export const sendAnswer = (app: Pick<TestApp, 'call'>, learner: TestActor, body: object) =>
  app.call(learner, answerPracticeItem, { body })
