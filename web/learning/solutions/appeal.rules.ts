import { automaticChecks, type Attempt } from '#contract/learning/solutions.ts'
import { promisedTime } from '#web/kit/format.ts'
import { dueLevel } from './promise.rules.ts'

export const appealDraft = (solutionId: number) => `second opinion ${solutionId}`

/** Whether the learner may ask about the newest attempt: a mentor rejected it, and nobody has asked yet. */
export const canAppeal = ({ state, review, secondOpinion }: Attempt): boolean =>
  state === 'rejected' && review !== null && review.mentor !== automaticChecks && !secondOpinion

/** Whether a second mentor still has to decide. */
export const isAppealed = (newest: Attempt | undefined): boolean => newest?.secondOpinion?.decidedAt === null

export const describeAppeal = (promisedAt: string, now: number): string =>
  dueLevel(promisedAt, now) === 'late'
    ? `We promised a second opinion by ${promisedTime(promisedAt)}, and we’re late. Sorry!`
    : `Second opinion by ${promisedTime(promisedAt)}`
