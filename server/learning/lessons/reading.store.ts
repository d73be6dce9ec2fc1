import type { SolutionState } from '#contract/learning/solutions.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { type PgColumn, type SQL, sql } from '#server/kit/db/orm.ts'
import { jsonRead, rowsFromJson, toDate } from '#server/kit/db/reads.ts'
import {
  certificates,
  enrolments,
  knownLessons,
  lessonReadings,
  quizAnswers,
  solutionDrafts,
  solutions,
  steps,
  tasks,
  uploads,
} from '../tables.ts'
import { contentVersion, type StepPlace } from './place.store.ts'

export type StepWork = {
  stepId: number
  state: SolutionState | null
  attempts: number
  draftSavedAt: Date | null
  percentRead: number
  readAt: Date | null
  /** All its checks passed: the lesson counts as read. */
  isKnown: boolean
}

export const nothingDone = {
  state: null,
  attempts: 0,
  draftSavedAt: null,
  percentRead: 0,
  readAt: null,
  isKnown: false,
}

/** A course as one learner sees it. */
export type LearnersCourse = StepPlace & {
  /** Null if the person never had access. */
  accessEnds: Date | null
  isEnrolled: boolean
  certificateCode: string | null
  /** By step; without those at which they did nothing, and with some of other courses. */
  work: ReadonlyMap<number, StepWork>
}

type LearnersCourseJson = Omit<LearnersCourse, 'accessEnds' | 'work'> & {
  accessEnds: string | null
  attempts: [stepId: number, SolutionState, attempt: number][]
  readings: [stepId: number, percent: number, at: string][]
  known: number[]
  saved: [stepId: number, at: string][]
}

const own = sql.placeholder('personId')

// The content version is read with the rest, so that a cached structure is never older than the answer. Of each table
// one range of an index is read: that is less work than looking up each step of the course.
const selectCourse = (place: SQL) => sql`select json_build_object('courseId', place.course_id,
    'contentVersion', ${contentVersion},
    'accessEnds', (select ${people.accessEndsAt} from ${people} where ${people.id} = ${own}),
    'isEnrolled', exists (select from ${enrolments}
      where ${enrolments.personId} = ${own} and ${enrolments.courseId} = place.course_id),
    'certificateCode', (select ${certificates.code} from ${certificates} where ${certificates.personId} = ${own}
      and ${certificates.courseId} = place.course_id and ${certificates.revokedAt} is null),
    'attempts', (select coalesce(json_agg(json_build_array(step_id, state, attempt)), '[]') from (
      select distinct on (step_id) step_id, state, attempt from ${solutions}
      where ${solutions.personId} = ${own} and ${solutions.courseId} = place.course_id
      order by step_id, attempt desc) as newest),
    'readings', (select coalesce(json_agg(json_build_array(step_id, percent, updated_at)), '[]') from ${lessonReadings}
      where ${lessonReadings.personId} = ${own}),
    'known', (select coalesce(json_agg(step_id), '[]') from ${knownLessons} where ${knownLessons.personId} = ${own}),
    'saved', (select coalesce(json_agg(json_build_array(step_id, updated_at)), '[]') from (
      select step_id, updated_at from ${solutionDrafts} where ${solutionDrafts.personId} = ${own} and text <> ''
      union all select step_id, updated_at from ${uploads} where ${uploads.personId} = ${own}) as saved))
  from (${place}) as place`

const toCourse = ({ accessEnds, attempts, readings, known, saved, ...place }: LearnersCourseJson): LearnersCourse => ({
  ...place,
  accessEnds: toDate(accessEnds),
  work: workFrom({ attempts, readings, known, saved }),
})

type Done = Pick<LearnersCourseJson, 'attempts' | 'readings' | 'known' | 'saved'>

function workFrom({ attempts, readings, known, saved }: Done): Map<number, StepWork> {
  const work = new Map<number, StepWork>()
  const at = (stepId: number): StepWork => {
    const known = work.get(stepId) ?? { ...nothingDone, stepId }
    work.set(stepId, known)
    return known
  }
  for (const [stepId, state, attempt] of attempts)
    work.set(stepId, { ...nothingDone, stepId, state, attempts: attempt })
  for (const [stepId, percent, readAt] of readings)
    Object.assign(at(stepId), { percentRead: percent, readAt: new Date(readAt) })
  for (const stepId of known) Object.assign(at(stepId), { percentRead: 100, isKnown: true })
  for (const [stepId, savedAt] of saved) {
    const step = at(stepId)
    step.draftSavedAt = latest(step.draftSavedAt, new Date(savedAt))
  }
  return work
}

const latest = (one: Date | null, other: Date) => (one && one > other ? one : other)

export const courseRead = jsonRead<LearnersCourseJson, LearnersCourse, { personId: number; courseId: number }>(
  'learners_course',
  ['personId', 'courseId'],
  selectCourse(sql`select ${sql.placeholder('courseId')}::bigint as course_id`),
  toCourse,
)

/** The course of a step. */
export const courseOfStepRead = jsonRead<
  LearnersCourseJson | null,
  LearnersCourse | null,
  { personId: number; stepId: number }
>(
  'learners_course_of_step',
  ['personId', 'stepId'],
  selectCourse(sql`select ${tasks.courseId} as course_id from ${steps} join ${tasks} on ${tasks.id} = ${steps.taskId}
    where ${steps.id} = ${sql.placeholder('stepId')}`),
  (json) => json && toCourse(json),
)

type AtStep = { personId: number; stepId: number }
const isAtStep = sql`person_id = ${own} and step_id = ${sql.placeholder('stepId')}`

const toReading = rowsFromJson(lessonReadings)
export const readingRead = jsonRead<Record<string, unknown> | null, ReturnType<typeof toReading> | null, AtStep>(
  'lesson_reading',
  ['personId', 'stepId'],
  sql`select to_json(reading) from ${lessonReadings} as reading where ${isAtStep}`,
  (json) => json && toReading(json),
)

export const readingOf = (db: Db, personId: number, stepId: number) => readingRead(db, { personId, stepId })

/** Whether the row of an upsert was written after the stored one, wherever it was and whenever it arrived. */
const isWrittenLater = (writtenAt: PgColumn, receivedAt: PgColumn, received: 'updated_at' | 'answered_at') =>
  sql`coalesce(excluded.written_at, excluded.${sql.raw(received)}) >= coalesce(${writtenAt}, ${receivedAt})`

const newest = (isNewer: SQL, column: PgColumn, name: string) =>
  sql`case when ${isNewer} then excluded.${sql.raw(name)} else ${column} end`

type ReadingPlace = Pick<
  typeof lessonReadings.$inferSelect,
  'lessonVersion' | 'block' | 'blockKey' | 'percent' | 'updatedAt' | 'writtenAt'
>

/**
 * The place is the newest: one that waited on a device may be older than what another device has sent. The percentage
 * never gets smaller, except with a new version of the lesson.
 */
export async function putReading(db: Db, personId: number, stepId: number, place: ReadingPlace) {
  const isNewer = isWrittenLater(lessonReadings.writtenAt, lessonReadings.updatedAt, 'updated_at')
  const { lessonVersion, block, blockKey, percent, updatedAt, writtenAt } = lessonReadings
  const furthest = sql`case when ${lessonVersion} = excluded.lesson_version
    then greatest(${percent}, excluded.percent) else ${newest(isNewer, percent, 'percent')} end`
  const [row] = await db
    .insert(lessonReadings)
    .values({ personId, stepId, ...place })
    .onConflictDoUpdate({
      target: [lessonReadings.personId, lessonReadings.stepId],
      set: {
        lessonVersion: newest(isNewer, lessonVersion, 'lesson_version'),
        block: newest(isNewer, block, 'block'),
        blockKey: newest(isNewer, blockKey, 'block_key'),
        percent: furthest,
        updatedAt: newest(isNewer, updatedAt, 'updated_at'),
        writtenAt: newest(isNewer, writtenAt, 'written_at'),
      },
    })
    .returning({ percent: lessonReadings.percent })
  return row!
}

/** All checks of an attempt passed on the server, the hidden ones too. The first time counts. */
export async function markKnown(db: Db, solutionId: number, knownAt: Date): Promise<void> {
  await db.execute(sql`insert into ${knownLessons} (person_id, step_id, known_at)
    select person_id, step_id, ${knownAt.toISOString()} from ${solutions} where ${solutions.id} = ${solutionId}
    on conflict do nothing`)
}

const toAnswer = rowsFromJson(quizAnswers)
export const answersRead = jsonRead<Record<string, unknown>[], ReturnType<typeof toAnswer>[], AtStep>(
  'quiz_answers_of_step',
  ['personId', 'stepId'],
  sql`select coalesce(json_agg(answer), '[]') from ${quizAnswers} as answer where ${isAtStep}`,
  (rows) => rows.map(toAnswer),
)

export const answersOf = (db: Db, personId: number, stepId: number) => answersRead(db, { personId, stepId })

type Answer = Pick<
  typeof quizAnswers.$inferSelect,
  'personId' | 'stepId' | 'quizKey' | 'option' | 'isRight' | 'answeredAt' | 'writtenAt'
>

export async function putAnswer(db: Db, answer: Answer) {
  const isNewer = isWrittenLater(quizAnswers.writtenAt, quizAnswers.answeredAt, 'answered_at')
  const { option, isRight, answeredAt, writtenAt, tries } = quizAnswers
  const [row] = await db
    .insert(quizAnswers)
    .values({ ...answer, wasRightAtFirst: answer.isRight })
    .onConflictDoUpdate({
      target: [quizAnswers.personId, quizAnswers.stepId, quizAnswers.quizKey],
      set: {
        option: newest(isNewer, option, 'option'),
        isRight: newest(isNewer, isRight, 'is_right'),
        answeredAt: newest(isNewer, answeredAt, 'answered_at'),
        writtenAt: newest(isNewer, writtenAt, 'written_at'),
        tries: sql`${tries} + 1`,
      },
    })
    .returning()
  return row!
}
