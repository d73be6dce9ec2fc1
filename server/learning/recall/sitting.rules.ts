import { maxPracticeItems } from '#contract/learning/study/recall.ts'
import { daysAfter, indiaDate } from '#server/kit/india.ts'
import { invalid } from '#server/kit/errors.ts'
import type { PracticeCard } from './cards.rules.ts'

/** When a learner did what at a step. */
export type StepTrace = {
  stepId: number
  /** Read to the end, approved, or known: everything in the lesson can be asked. */
  lessonAt: Date | null
  /** Solved once: it can be asked again from its starter. */
  exerciseAt: Date | null
  /** Questions that were answered in the lesson, by key. */
  quizzes: ReadonlyMap<string, Date>
}

/** The share of a lesson that counts as read: nobody needs the last lines for its questions. */
const readPercent = 80

type Work = {
  readings: { stepId: number; percent: number; readAt: Date }[]
  quizAnswers: { stepId: number; quizKey: string; answeredAt: Date }[]
  /** Steps that were approved or whose checks all passed; more than once, maybe. */
  solved: { stepId: number; at: Date }[]
}

/** The steps that a learner has reached. Nothing is asked from others. */
export function reachedSteps({ readings, quizAnswers, solved }: Work): Map<number, StepTrace> {
  const traces = new Map<number, StepTrace & { quizzes: Map<string, Date> }>()
  const at = (stepId: number) => {
    const trace = traces.get(stepId) ?? { stepId, lessonAt: null, exerciseAt: null, quizzes: new Map() }
    traces.set(stepId, trace)
    return trace
  }
  for (const { stepId, percent, readAt } of readings) if (percent >= readPercent) at(stepId).lessonAt = readAt
  for (const { stepId, at: solvedAt } of solved) {
    const trace = at(stepId)
    trace.exerciseAt ??= solvedAt
    trace.lessonAt ??= solvedAt
  }
  for (const { stepId, quizKey, answeredAt } of quizAnswers) at(stepId).quizzes.set(quizKey, answeredAt)
  return traces
}

/** Something that can be asked. */
export type Askable = {
  stepId: number
  itemKey: string
  /** The first day on which it is asked: the one after the lesson. */
  availableOn: string
}

export const itemId = ({ stepId, itemKey }: { stepId: number; itemKey: string }): string => `${stepId} ${itemKey}`
export const isExercise = ({ itemKey }: { itemKey: string }): boolean => itemKey.startsWith('exercise:')
export const dayAfter = (moment: Date): string => daysAfter(indiaDate(moment), 1)

/** Five minutes: an exercise takes most of them. */
const maxExercises = 1
/** More would come back all at once a few days later. */
const freshPerDay = 8

type Cards = ReadonlyMap<string, PracticeCard>

export type Sitting<Item> = {
  items: Item[]
  /** How many are left for another sitting today. */
  waiting: number
  /** The next day on which there is something to do; null before anything was reached. */
  comesBackOn: string | null
}

/** What to ask now: first what is due, the longest overdue first; then what was never asked, lesson by lesson in turn. */
export function chooseSitting<Item extends Askable>(
  items: readonly Item[],
  cards: Cards,
  today: string,
): Sitting<Item> {
  const cardOf = (item: Item) => cards.get(itemId(item))
  const known = items.filter((item) => cardOf(item))
  const due = known
    .filter((item) => cardOf(item)!.dueOn <= today)
    .toSorted((one, other) => cardOf(one)!.dueOn.localeCompare(cardOf(other)!.dueOn))
  const unasked = items.filter((item) => !cardOf(item))
  const startedToday = [...cards.values()].filter(({ firstOn }) => firstOn === today).length
  const fresh = inTurns(
    unasked
      .filter(({ availableOn }) => availableOn <= today)
      .toSorted((one, other) => other.availableOn.localeCompare(one.availableOn)),
  ).slice(0, Math.max(0, freshPerDay - startedToday))
  const ready = [...due, ...fresh]
  const chosen = take(ready)
  const later = known.map((item) => cardOf(item)!.dueOn).filter((day) => day > today)
  if (unasked.length > fresh.length) later.push(daysAfter(today, 1))
  return {
    items: interleave(chosen),
    waiting: ready.length - chosen.length,
    comesBackOn: later.toSorted()[0] ?? null,
  }
}

function take<Item extends Askable>(ready: Item[]): Item[] {
  const chosen: Item[] = []
  let exercises = 0
  for (const item of ready) {
    if (chosen.length === maxPracticeItems) break
    if (isExercise(item) && exercises++ >= maxExercises) continue
    chosen.push(item)
  }
  return chosen
}

const byStep = <Item extends Askable>(items: readonly Item[]) => [
  ...Map.groupBy(items, ({ stepId }) => stepId).values(),
]

/** The first of each lesson, then the second of each, and so on. */
function inTurns<Item extends Askable>(items: readonly Item[]): Item[] {
  const lessons = byStep(items)
  const rounds = Math.max(0, ...lessons.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => lessons.flatMap((lesson) => lesson[round] ?? [])).flat()
}

/** Never two of one lesson in a row, unless most of them are of that lesson. */
export function interleave<Item extends Askable>(items: readonly Item[]): Item[] {
  const lessons = byStep(items).map((left) => [...left])
  const mixed: Item[] = []
  while (mixed.length < items.length) {
    const others = lessons.filter((left) => left.length > 0 && left[0]!.stepId !== mixed.at(-1)?.stepId)
    const from = others.length > 0 ? others : lessons.filter((left) => left.length > 0)
    // The lesson with most left first: otherwise its questions would end up side by side.
    mixed.push(from.reduce((most, left) => (left.length > most.length ? left : most)).shift()!)
  }
  return mixed
}

/** The clock of a device may be a little ahead of ours. */
const leewayMs = 60_000

/** When it was answered, by our clock: after the sitting was handed out, and not in the future. */
export function answerMoment(claimed: Date, { handedOut, now }: { handedOut: Date; now: Date }): Date {
  if (claimed.getTime() > now.getTime() + leewayMs) throw invalid({ answeredAt: 'This moment hasn’t come yet' })
  if (claimed < handedOut) throw invalid({ answeredAt: 'This is before you got the question' })
  return claimed < now ? claimed : now
}

const maxSittingDays = 30

/** A sitting that was put away for longer has nothing to do with today. */
export const isTooOld = (handedOut: Date, now: Date): boolean =>
  daysAfter(indiaDate(handedOut), maxSittingDays) < indiaDate(now)
