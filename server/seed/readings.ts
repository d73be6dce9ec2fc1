import { keyOf, quizzesOf } from '#contract/learning/lesson-text.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { and, asc, eq, isNull, sql } from '#server/kit/db/orm.ts'
import { lessonReadings, lessonVersions, quizAnswers, solutions, steps, tasks } from '#server/learning/tables.ts'
import { demoLearnerId } from './identity.ts'

/** The lesson of the course she works at now, half read. */
const currentCourse = 1
/** One question in so many was wrong at first. */
const oneWrongIn = 6

/** What the demo learner read before she submitted, and how she answered the questions in the lessons. */
export async function seedReadings(db: Db, { clock }: Deps) {
  const personId = await demoLearnerId(db)
  const read = await submittedLessons(db, personId)
  // A demo from before there were lessons has none.
  if (read.length === 0) return
  const current = await nextLesson(db, personId)
  const readings = read.map(({ stepId, lesson, at }) => {
    const paragraphs = lesson.split('\n\n')
    const place = { block: paragraphs.length - 1, blockKey: keyOf(paragraphs.at(-1)!), percent: 100 }
    return { personId, stepId, lessonVersion: 1, ...place, updatedAt: at }
  })
  const half = current && {
    personId,
    stepId: current.stepId,
    lessonVersion: 1,
    block: 4,
    blockKey: keyOf(current.lesson.split('\n\n')[4] ?? ''),
    percent: 40,
    updatedAt: clock(),
  }
  await db.insert(lessonReadings).values(half ? [...readings, half] : readings)
  const answers = read.flatMap(({ stepId, lesson, at }) =>
    quizzesOf(lesson).map(({ key, options }) => ({ stepId, quizKey: key, options, answeredAt: at })),
  )
  await db.insert(quizAnswers).values(
    answers.map(({ options, ...answer }, index) => {
      const wasRightAtFirst = index % oneWrongIn !== 0
      const option = options.findIndex(({ isRight }) => isRight)
      return { personId, ...answer, option, isRight: true, wasRightAtFirst, tries: wasRightAtFirst ? 1 : 2 }
    }),
  )
}

const lessonOfStep = and(eq(lessonVersions.stepId, steps.id), eq(lessonVersions.number, 1))

const submittedLessons = (db: Db, personId: number) =>
  db
    .select({
      stepId: steps.id,
      lesson: lessonVersions.lesson,
      at: sql`min(${solutions.submittedAt})`.mapWith(solutions.submittedAt),
    })
    .from(solutions)
    .innerJoin(steps, eq(steps.id, solutions.stepId))
    .innerJoin(lessonVersions, lessonOfStep)
    .where(eq(solutions.personId, personId))
    .groupBy(steps.id, lessonVersions.lesson)
    .orderBy(asc(steps.id))

async function nextLesson(db: Db, personId: number) {
  const [row] = await db
    .select({ stepId: steps.id, lesson: lessonVersions.lesson })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(lessonVersions, lessonOfStep)
    .leftJoin(solutions, and(eq(solutions.stepId, steps.id), eq(solutions.personId, personId)))
    .where(and(eq(tasks.courseId, currentCourse), isNull(solutions.id)))
    .orderBy(asc(tasks.position), asc(steps.position))
    .limit(1)
  return row
}
