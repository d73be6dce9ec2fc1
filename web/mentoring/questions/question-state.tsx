import type { Question, QuestionPlace, QuestionState } from '#contract/mentoring/questions.ts'
import { promisedTime } from '#web/kit/format.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

export const stateLabels: Record<QuestionState, string> = { open: 'Open', answered: 'Answered', resolved: 'Resolved' }
const tones: Record<QuestionState, BadgeTone> = { open: 'waiting', answered: 'new', resolved: 'good' }

export const QuestionBadge = ({ state }: { state: QuestionState }) => (
  <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
)

type Promised = Pick<Question, 'state' | 'promisedAt'>

/** Null once it is answered. */
export const promiseText = ({ state, promisedAt }: Promised, now: number): string | null => {
  if (state !== 'open') return null
  return new Date(promisedAt).getTime() < now
    ? `We promised an answer by ${promisedTime(promisedAt)}. Sorry, it’s late.`
    : `We’ll answer by ${promisedTime(promisedAt)}`
}

/** 'attempt 2, src/app.js line 3'; empty for a question about the step. */
export function placeText({ attempt, path, sample, line }: QuestionPlace): string {
  if (sample !== null) return `code sample ${sample} of the lesson, line ${line}`
  if (attempt === null) return ''
  return path === null ? `attempt ${attempt}` : `attempt ${attempt}, ${path} line ${line}`
}
