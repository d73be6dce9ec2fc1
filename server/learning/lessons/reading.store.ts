import type { SolutionState } from '#contract/learning/solutions.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, sql } from '#server/kit/db/orm.ts'
import { prepared, preparedSql } from '#server/kit/db/prepared.ts'
import { lessonReadings, quizAnswers } from '../tables.ts'
import type { CourseStructure } from './structure.store.ts'

export type StepWork = {
  stepId: number
  state: SolutionState | null
  attempts: number
  draftSavedAt: Date | null
  percentRead: number
  readAt: Date | null
}

// One range of an index for each table, instead of four look-ups for each step.
const workRows = preparedSql(
  'work_in_course',
  `select step_id, state, attempt, null::timestamptz as saved_at, null::int as percent, null::timestamptz as read_at from (
     select distinct on (step_id) step_id, state, attempt from solutions
     where person_id = $1 and course_id = $2 order by step_id, attempt desc) as newest
   union all select step_id, null, null, null, percent, updated_at from lesson_readings
     where person_id = $1 and step_id = any($3)
   union all select step_id, null, null, updated_at, null, null from solution_drafts
     where person_id = $1 and text <> '' and step_id = any($3)
   union all select step_id, null, null, updated_at, null, null from uploads
     where person_id = $1 and step_id = any($3)`,
)

type WorkRow = {
  step_id: number
  state: SolutionState | null
  attempt: number | null
  saved_at: Date | null
  percent: number | null
  read_at: Date | null
}

export const nothingDone = { state: null, attempts: 0, draftSavedAt: null, percentRead: 0, readAt: null }

/** What a person has done at the steps of a course, archived ones too; without those at which they did nothing. */
export async function workIn(
  db: Db,
  personId: number,
  { courseId, tasks }: CourseStructure,
): Promise<Map<number, StepWork>> {
  const stepIds = tasks.flatMap(({ steps }) => steps.map(({ stepId }) => stepId))
  const rows = await workRows(db)<WorkRow>([personId, courseId, stepIds])
  const work = new Map<number, StepWork>()
  for (const row of rows) {
    const known = work.get(row.step_id) ?? { ...nothingDone, stepId: row.step_id }
    work.set(row.step_id, {
      ...known,
      state: row.state ?? known.state,
      attempts: row.attempt ?? known.attempts,
      draftSavedAt: latest(known.draftSavedAt, row.saved_at),
      percentRead: row.percent ?? known.percentRead,
      readAt: row.read_at ?? known.readAt,
    })
  }
  return work
}

const latest = (one: Date | null, other: Date | null) => (one && other && one > other ? one : (other ?? one))

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
export async function putReading(db: Db, personId: number, stepId: number, place: ReadingPlace) {
  const furthest = sql`case when ${lessonReadings.lessonVersion} = excluded.lesson_version
    then greatest(${lessonReadings.percent}, excluded.percent) else excluded.percent end`
  const [row] = await db
    .insert(lessonReadings)
    .values({ personId, stepId, ...place })
    .onConflictDoUpdate({
      target: [lessonReadings.personId, lessonReadings.stepId],
      set: { ...place, percent: furthest },
    })
    .returning({ percent: lessonReadings.percent })
  return row!
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
