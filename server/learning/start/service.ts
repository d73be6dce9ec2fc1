import type { StartLesson } from '#contract/catalogue/start-lessons.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { Snapshot } from '#contract/learning/performance.ts'
import { placeOnPath } from '#contract/learning/start-path.ts'
import type { OpenStartLesson, saveStartProgress, StartProgress } from '#contract/learning/start.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { toLesson } from '../lessons/page.service.ts'
import { publicLesson, publicMaterial, type PublicStep } from '../lessons/public-lesson.service.ts'
import type { LessonCache } from '../lessons/structure.store.ts'
import { countStudyDay } from '../study-days/store.ts'
import { withExercise } from './rules.ts'
import { mergeProgress, passesOf, progressOf, startCourse } from './store.ts'
import type { StartProgressRow } from './tables.ts'

/** The steps of the path in order; what staff haven't published yet isn't part of it. */
async function pathOf(db: Db, lessons: LessonCache): Promise<PublicStep[]> {
  const course = await startCourse(db)
  const structure = course && (await lessons.structureOf(db, course))
  if (!structure) return []
  return structure.tasks
    .flatMap(({ steps }) => steps)
    .filter(({ isCurrent, lessonVersion }) => isCurrent && lessonVersion !== null)
    .map((step) => ({ structure, step }))
}

async function toStartLesson(
  db: Db,
  lessons: LessonCache,
  { stepId, name, summary, effort, lessonVersion }: PublicStep['step'],
  index: number,
): Promise<StartLesson> {
  const { minutes } = toLesson((await lessons.lessonOf(db, stepId, lessonVersion!))!)
  return { number: index + 1, stepId, name, summary, minutes: withExercise(minutes, effort), effort }
}

export async function startLessons(db: Db, lessons: LessonCache): Promise<StartLesson[]> {
  const path = await pathOf(db, lessons)
  return Promise.all(path.map(({ step }, index) => toStartLesson(db, lessons, step, index)))
}

export async function startLesson(db: Db, lessons: LessonCache, number: number): Promise<OpenStartLesson> {
  const path = await pathOf(db, lessons)
  const found = path[number - 1]
  if (!found) throw notFound('This lesson')
  const neighbour = (at: number) => {
    const step = path[at - 1]?.step
    return step ? { number: at, name: step.name } : null
  }
  const shown = await publicLesson(db, lessons, found, `/start/${number}`)
  return {
    ...shown,
    minutes: withExercise(shown.lesson.minutes, shown.effort),
    number,
    stepId: found.step.stepId,
    total: path.length,
    previous: neighbour(number - 1),
    next: neighbour(number + 1),
  }
}

export async function startMaterial(db: Db, lessons: LessonCache, number: number, stepFileId: number) {
  const found = (await pathOf(db, lessons))[number - 1]
  if (!found) throw notFound('The file')
  return publicMaterial(db, found, stepFileId)
}

const toProgress = ({ stepId, code, savedAt, passedAt }: StartProgressRow): StartProgress => ({
  stepId,
  code,
  savedAt: savedAt.toISOString(),
  passedAt: passedAt?.toISOString() ?? null,
})

export const myProgress = async (db: Db, personId: number): Promise<StartProgress[]> =>
  (await progressOf(db, personId)).map(toProgress)

type Sent = BodyOf<typeof saveStartProgress>['lessons']

export async function addProgress(
  db: Db,
  lessons: LessonCache,
  { personId, sent, now }: { personId: number; sent: Sent; now: Date },
): Promise<StartProgress[]> {
  const onPath = new Set((await pathOf(db, lessons)).map(({ step }) => step.stepId))
  // A device whose clock is ahead must not win forever.
  const past = (moment: string) => new Date(Math.min(Date.parse(moment), now.getTime()))
  const rows = sent
    // A lesson that has left the path since is of no use to anybody.
    .filter(({ stepId }) => onPath.has(stepId))
    .map(({ stepId, code, savedAt, passedAt }) => ({
      personId,
      stepId,
      code,
      savedAt: past(savedAt),
      passedAt: passedAt === null ? null : past(passedAt),
    }))
  await db.transaction(async (db) => {
    for (const { passedAt } of rows) if (passedAt) await countStudyDay(db, personId, passedAt)
    await mergeProgress(db, rows)
  })
  return myProgress(db, personId)
}

/** Where somebody is on the path; null if this academy has none. */
export async function startOf(db: Db, lessons: LessonCache, personId: number): Promise<Snapshot['start']> {
  const path = await startLessons(db, lessons)
  return path.length === 0 ? null : placeOnPath(path, await passesOf(db, personId))
}
