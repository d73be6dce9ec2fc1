import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import { indiaDate } from '#server/kit/india.ts'

/** One line of the log. */
export type Answered = { id: string; isRight: boolean; answeredAt: Date }

/** Days are dates in India: 2026-11-18. */
export type PracticeCard = { firstOn: string; lastOn: string; dueOn: string }

/** Whole days only, because people practise once a day, and without chance, because every device must come to the same. */
export const schedulerSettings = { enable_fuzz: false, enable_short_term: false, maximum_interval: 365 }
const scheduler = fsrs(schedulerSettings)

export const gradeOf = ({ isRight }: Pick<Answered, 'isRight'>): Grade => (isRight ? Rating.Good : Rating.Again)

/** A day as the scheduler counts it: midnight in UTC, so that days between two of them are whole. */
export const schedulerDay = (moment: Date): Date => new Date(indiaDate(moment))

const inOrder = (one: Answered, other: Answered) =>
  one.answeredAt.getTime() - other.answeredAt.getTime() || (one.id < other.id ? -1 : 1)

/** What the scheduler makes of the answers to one item, in whatever order and however often they arrived. */
export function scheduledCard(answers: readonly Answered[]): Card | null {
  const once = [...new Map(answers.map((answer) => [answer.id, answer])).values()].toSorted(inOrder)
  const first = once[0]
  if (!first) return null
  return once.reduce<Card>(
    (card, answer) => scheduler.next(card, schedulerDay(answer.answeredAt), gradeOf(answer)).card,
    createEmptyCard(schedulerDay(first.answeredAt)),
  )
}

export function cardOf(answers: readonly Answered[]): PracticeCard | null {
  const card = scheduledCard(answers)
  if (!card) return null
  const days = answers.map(({ answeredAt }) => indiaDate(answeredAt)).toSorted()
  return { firstOn: days[0]!, lastOn: days.at(-1)!, dueOn: card.due.toISOString().slice(0, 10) }
}
