import { highlightLines } from '#contract/kit/code/highlight.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { readInline, readQuiz } from '#contract/learning/lesson-document.ts'
import { keyOf, type Quiz } from '#contract/learning/lesson-text.ts'
import {
  type answerPracticeItem,
  type PracticeItem,
  type PracticeResult,
  type PracticeSitting,
  reopen,
} from '#contract/learning/study/recall.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, invalid, notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { createLruCache } from '#server/kit/cache/lru-cache.ts'
import { idOfSigned, signedId } from '#server/kit/security/tokens.ts'
import type { CourseStructure, LessonCache, StructureStep } from '../lessons/structure.store.ts'
import { countStudyDay } from '../study-days/store.ts'
import { cardOf } from './cards.rules.ts'
import { isSameOutput, isSmallExercise, type LessonItems, lessonItems, type OutputQuestion } from './items.rules.ts'
import {
  answerMoment,
  type Askable,
  chooseSitting,
  dayAfter,
  isTooOld,
  itemId,
  reachedSteps,
  type StepTrace,
} from './sitting.rules.ts'
import { practiceRead, putAnswer } from './store.ts'

type Place = { structure: CourseStructure; step: StructureStep; startNumber: number | null }
type Content =
  | { kind: 'quiz'; quiz: Quiz }
  | { kind: 'output'; question: OutputQuestion }
  | { kind: 'exercise'; version: number }
  | { kind: 'recap'; points: string[] }
type Item = Askable & Place & { content: Content }

/** With the questions of published lessons, which never change. */
export function createPracticeLessons(lessons: LessonCache) {
  const parsed = createLruCache<LessonItems>(2_000)
  return {
    ...lessons,
    itemsOf: (db: Db, stepId: number, version: number) =>
      parsed(`${stepId} ${version}`, async () =>
        lessonItems((await lessons.lessonOf(db, stepId, version))?.lesson ?? ''),
      ),
  }
}
type PracticeLessons = ReturnType<typeof createPracticeLessons>

/** Everything a person can be asked now, and what they have answered. */
async function practiceOf(db: Db, lessons: PracticeLessons, personId: number, now: Date) {
  const { contentVersion, accessEnds, courseIds, startCourseId, answers, ...work } = await practiceRead(db, {
    personId,
  })
  const traces = reachedSteps(work)
  const open = accessEnds !== null && accessEnds > now ? courseIds : []
  const items: Item[] = []
  // The beginners' path is open to everybody.
  for (const courseId of startCourseId === null ? open : [...open, startCourseId]) {
    const structure = await lessons.structureOf(db, { courseId, contentVersion })
    if (structure) items.push(...(await itemsIn(db, lessons, structure, traces, courseId === startCourseId)))
  }
  const cards = new Map(
    [...Map.groupBy(answers, itemId)].flatMap(([id, group]) => {
      const card = cardOf(group)
      return card ? [[id, card] as const] : []
    }),
  )
  return { items, answers, cards }
}

async function itemsIn(
  db: Db,
  lessons: PracticeLessons,
  structure: CourseStructure,
  traces: ReadonlyMap<number, StepTrace>,
  isStart: boolean,
): Promise<Item[]> {
  const steps = structure.tasks
    .flatMap(({ steps }) => steps)
    .filter(({ isCurrent, lessonVersion }) => isCurrent && lessonVersion !== null)
  const found = await Promise.all(
    steps.map(async (step, index) => {
      const trace = traces.get(step.stepId)
      if (!trace) return []
      const place = { structure, step, startNumber: isStart ? index + 1 : null }
      return itemsAt(place, trace, await lessons.itemsOf(db, step.stepId, step.lessonVersion!))
    }),
  )
  return found.flat()
}

/** Of a lesson that isn't read yet, only the questions that were answered in it. */
function itemsAt(place: Place, trace: StepTrace, { quizzes, outputs, recaps }: LessonItems): Item[] {
  const { stepId, effort, exerciseVersion, exerciseLanguage } = place.step
  const item = (content: Content, key: string, reachedAt: Date | null): Item[] =>
    reachedAt
      ? [{ ...place, stepId, itemKey: `${content.kind}:${key}`, availableOn: dayAfter(reachedAt), content }]
      : []
  return [
    ...quizzes.flatMap((quiz) => item({ kind: 'quiz', quiz }, quiz.key, trace.quizzes.get(quiz.key) ?? trace.lessonAt)),
    ...outputs.flatMap((question) => item({ kind: 'output', question }, question.key, trace.lessonAt)),
    ...recaps.flatMap(({ key, points }) => item({ kind: 'recap', points }, key, trace.lessonAt)),
    // The checks of a project don't run in the page.
    ...(exerciseVersion !== null && exerciseLanguage !== 'project' && isSmallExercise(effort)
      ? item({ kind: 'exercise', version: exerciseVersion }, String(exerciseVersion), trace.exerciseAt)
      : []),
  ]
}

/** Keeps the tokens of one person from working for another. */
const tokenOf = (personId: number) => `practice of ${personId}`

export async function sittingOf(
  db: Db,
  { secret, clock }: Pick<Tools, 'secret' | 'clock'>,
  lessons: PracticeLessons,
  personId: number,
): Promise<PracticeSitting> {
  const now = clock()
  const today = indiaDate(now)
  const { items, answers, cards } = await practiceOf(db, lessons, personId, now)
  const { items: chosen, ...rest } = chooseSitting(items, cards, today)
  return {
    token: signedId(secret, tokenOf(personId), now.getTime()),
    handedOutAt: now.toISOString(),
    items: await Promise.all(
      chosen.map((item) => toShown(db, lessons, item, !cards.has(itemId(item)), `${personId} ${today}`)),
    ),
    ...rest,
    answeredToday: answers.filter(({ answeredAt }) => indiaDate(answeredAt) === today).length,
  }
}

async function toShown(
  db: Db,
  lessons: PracticeLessons,
  { stepId, itemKey, structure, step, startNumber, content }: Item,
  isNew: boolean,
  /** Makes the order of options: another one for each learner and day. */
  order: string,
): Promise<PracticeItem> {
  const lesson = { name: step.name, courseId: structure.courseId, courseTitle: structure.title, startNumber }
  const asked = { stepId, itemKey, isNew, lesson }
  if (content.kind === 'quiz') {
    const { question, options } = readQuiz(content.quiz)
    const mixed = options
      .map(({ text }, option) => ({ option, text, order: keyOf(`${order} ${itemKey} ${option}`) }))
      .toSorted((one, other) => one.order.localeCompare(other.order))
    return { kind: 'quiz', ...asked, question, options: mixed.map(({ option, text }) => ({ option, text })) }
  }
  if (content.kind === 'output') {
    const { language, code, line } = content.question
    return { kind: 'output', ...asked, language, code, lines: await highlightLines(code, `code.${language}`), line }
  }
  if (content.kind === 'recap') return { kind: 'recap', ...asked, points: content.points.map(readInline) }
  const lessonRow = (await lessons.lessonOf(db, stepId, step.lessonVersion!))!
  const database = structure.databases.get(lessonRow.sampleDatabase) ?? ''
  return {
    kind: 'exercise',
    ...asked,
    exercise: (await lessons.exerciseOf(db, stepId, content.version, database))!,
    instructions: (await lessons.shownTextOf(step.instructions)).document,
  }
}

type Sent = BodyOf<typeof answerPracticeItem>

export async function answerItem(
  db: Db,
  { secret, clock }: Pick<Tools, 'secret' | 'clock'>,
  lessons: PracticeLessons,
  personId: number,
  { answerId, token, stepId, itemKey, answeredAt, elapsedMs, answer }: Sent,
): Promise<PracticeResult> {
  const now = clock()
  const handedOutMs = idOfSigned(secret, tokenOf(personId), token)
  if (handedOutMs === null || isTooOld(new Date(handedOutMs), now)) throw invalid({ token: reopen })
  const moment = answerMoment(new Date(answeredAt), { handedOut: new Date(handedOutMs), now })
  const { items, answers } = await practiceOf(db, lessons, personId, now)
  const asked = { stepId, itemKey }
  const item = items.find((one) => itemId(one) === itemId(asked))
  const isRight = item ? isRightAnswer(item.content, answer) : null
  if (!item || isRight === null) throw notFound('This question')
  const given = { personId, id: answerId, ...asked, isRight, answeredAt: moment, elapsedMs, receivedAt: now }
  const stored = await db.transaction(async (db) => {
    await countStudyDay(db, personId, moment)
    return putAnswer(db, given)
  })
  if (itemId(stored) !== itemId(asked)) throw conflict('This id belongs to the answer to another question')
  const ofItem = answers.filter((one) => itemId(one) === itemId(asked))
  return {
    isRight: stored.isRight,
    comesBackOn: cardOf([...ofItem, stored])!.dueOn,
    options: item.content.kind === 'quiz' ? explained(item.content.quiz) : [],
    output: item.content.kind === 'output' ? item.content.question.output : null,
  }
}

const explained = (quiz: Quiz): PracticeResult['options'] =>
  readQuiz(quiz).options.map(({ isRight, explanation }, option) => ({ option, isRight, explanation }))

/** Null if it doesn't belong to the question. Of an exercise, only the learner's page knows; of a recap, the learner. */
function isRightAnswer(content: Content, answer: Sent['answer']): boolean | null {
  if (content.kind === 'exercise') return answer.kind === 'exercise' ? answer.isPassed : null
  if (content.kind === 'recap') return answer.kind === 'recap' ? answer.isRemembered : null
  if (content.kind === 'output') {
    if (answer.kind !== 'output') return null
    return answer.text !== null && isSameOutput(answer.text, content.question.output)
  }
  if (answer.kind !== 'quiz') return null
  return answer.option === null ? false : (content.quiz.options[answer.option]?.isRight ?? null)
}
