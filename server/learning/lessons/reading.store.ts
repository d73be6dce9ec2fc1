import type { SolutionState } from '#contract/learning/solutions.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, type SQL, sql } from '#server/kit/db/orm.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { latestAttempt } from '../enrolments/progress.store.ts'
import { lessonReadings, quizAnswers, solutionDrafts, steps, tasks, uploads } from '../tables.ts'

export type StepWork = {
  stepId: number
  state: SolutionState | null
  attempts: number
  draftSavedAt: Date | null
  percentRead: number
  readAt: Date | null
}

const ofPerson = sql`person_id = ${sql.placeholder('personId')} and step_id = ${steps.id}`
/** When the learner last saved text or a file for the step of the outer query. */
export const draftSavedAt = sql`(
  select max(saved.updated_at) from (
    select updated_at from ${solutionDrafts} where ${ofPerson} and text <> ''
    union all select updated_at from ${uploads} where ${ofPerson}) as saved)`.mapWith(
  solutionDrafts.updatedAt,
) as SQL<Date | null>

const workRows = prepared((db) =>
  db
    .select({
      stepId: steps.id,
      state: sql<SolutionState | null>`latest.state`,
      attempts: sql`coalesce(latest.attempt, 0)`.mapWith(Number),
      draftSavedAt,
      percentRead: sql`coalesce(${lessonReadings.percent}, 0)`.mapWith(Number),
      readAt: lessonReadings.updatedAt,
    })
    .from(tasks)
    .innerJoin(steps, eq(steps.taskId, tasks.id))
    .leftJoin(latestAttempt, sql`true`)
    .leftJoin(
      lessonReadings,
      and(eq(lessonReadings.stepId, steps.id), eq(lessonReadings.personId, sql.placeholder('personId'))),
    )
    .where(eq(tasks.courseId, sql.placeholder('courseId')))
    .prepare('work_in_course'),
)

/** What a person has done at each step of a course, archived steps too. */
export async function workIn(db: Db, personId: number, courseId: number): Promise<Map<number, StepWork>> {
  const rows = await workRows(db).execute({ personId, courseId })
  return new Map(rows.map((row) => [row.stepId, row]))
}

const readingRow = prepared((db) =>
  db
    .select()
    .from(lessonReadings)
    .where(
      and(
        eq(lessonReadings.personId, sql.placeholder('personId')),
        eq(lessonReadings.stepId, sql.placeholder('stepId')),
      ),
    )
    .prepare('lesson_reading'),
)

export async function readingOf(db: Db, personId: number, stepId: number) {
  const [row = null] = await readingRow(db).execute({ personId, stepId })
  return row
}

type ReadingPlace = { lessonVersion: number; block: number; blockKey: string; percent: number; updatedAt: Date }

/** The place is the newest; the percentage never gets smaller, except with a new version of the lesson. */
export async function putReading(db: Db, personId: number, stepId: number, place: ReadingPlace): Promise<void> {
  const furthest = sql`case when ${lessonReadings.lessonVersion} = excluded.lesson_version
    then greatest(${lessonReadings.percent}, excluded.percent) else excluded.percent end`
  await db
    .insert(lessonReadings)
    .values({ personId, stepId, ...place })
    .onConflictDoUpdate({
      target: [lessonReadings.personId, lessonReadings.stepId],
      set: { ...place, percent: furthest },
    })
}

const answerRows = prepared((db) =>
  db
    .select()
    .from(quizAnswers)
    .where(
      and(eq(quizAnswers.personId, sql.placeholder('personId')), eq(quizAnswers.stepId, sql.placeholder('stepId'))),
    )
    .prepare('quiz_answers_of_step'),
)

export const answersOf = (db: Db, personId: number, stepId: number) => answerRows(db).execute({ personId, stepId })

type Answer = { personId: number; stepId: number; quizKey: string; option: number; isRight: boolean; answeredAt: Date }

export async function putAnswer(db: Db, answer: Answer) {
  const { option, isRight, answeredAt } = answer
  const [row] = await db
    .insert(quizAnswers)
    .values({ ...answer, wasRightAtFirst: isRight })
    .onConflictDoUpdate({
      target: [quizAnswers.personId, quizAnswers.stepId, quizAnswers.quizKey],
      set: { option, isRight, answeredAt, tries: sql`${quizAnswers.tries} + 1` },
    })
    .returning()
  return row!
}
