import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, sql } from '#server/kit/db/orm.ts'
import { jsonRead, toDate } from '#server/kit/db/reads.ts'
import { contentVersion } from '../lessons/place.store.ts'
import { startProgress } from '../start/tables.ts'
import { enrolments, knownLessons, lessonReadings, quizAnswers, solutions, steps } from '../tables.ts'
import { practiceAnswers, type PracticeAnswerRow } from './tables.ts'

type PracticeJson = {
  contentVersion: number
  accessEnds: string | null
  courseIds: number[]
  startCourseId: number | null
  readings: [stepId: number, percent: number, readAt: string][]
  quizAnswers: [stepId: number, quizKey: string, answeredAt: string][]
  solved: [stepId: number, at: string][]
  answers: [id: string, stepId: number, itemKey: string, isRight: boolean, answeredAt: string][]
}

const own = sql.placeholder('personId')

/** What a person has done in lessons and in practice, and the courses they are enrolled in. */
export const practiceRead = jsonRead<PracticeJson, ReturnType<typeof toPractice>, { personId: number }>(
  'practice_of',
  ['personId'],
  sql`select json_build_object('contentVersion', ${contentVersion},
    'accessEnds', (select ${people.accessEndsAt} from ${people} where ${people.id} = ${own}),
    'courseIds', (select coalesce(json_agg(${courses.id} order by ${courses.id}), '[]') from ${enrolments}
      join ${courses} on ${courses.id} = ${enrolments.courseId} and ${courses.archivedAt} is null
      where ${enrolments.personId} = ${own}),
    'startCourseId', (select ${courses.id} from ${courses} where ${courses.isStart} and ${courses.archivedAt} is null),
    'readings', (select coalesce(json_agg(json_build_array(step_id, percent, updated_at)), '[]') from ${lessonReadings} where ${lessonReadings.personId} = ${own}),
    'quizAnswers', (select coalesce(json_agg(json_build_array(step_id, quiz_key, answered_at)), '[]')
      from ${quizAnswers} where ${quizAnswers.personId} = ${own}),
    'solved', (select coalesce(json_agg(json_build_array(step_id, at)), '[]') from (
      select step_id, max(submitted_at) as at from ${solutions}
      where ${solutions.personId} = ${own} and state = 'approved' group by step_id
      union all select step_id, passed_at from ${startProgress}
      where ${startProgress.personId} = ${own} and passed_at is not null
      union all select step_id, known_at from ${knownLessons} where ${knownLessons.personId} = ${own}) as solved),
    'answers', (select coalesce(json_agg(json_build_array(id, step_id, item_key, is_right, answered_at)), '[]')
      from ${practiceAnswers} where ${practiceAnswers.personId} = ${own}))`,
  (json) => toPractice(json),
)

const toPractice = ({ accessEnds, readings, quizAnswers, solved, answers, ...rest }: PracticeJson) => ({
  ...rest,
  accessEnds: toDate(accessEnds),
  readings: readings.map(([stepId, percent, readAt]) => ({ stepId, percent, readAt: new Date(readAt) })),
  quizAnswers: quizAnswers.map(([stepId, quizKey, at]) => ({ stepId, quizKey, answeredAt: new Date(at) })),
  solved: solved.map(([stepId, at]) => ({ stepId, at: new Date(at) })),
  answers: answers.map(([id, stepId, itemKey, isRight, at]) => ({
    id,
    stepId,
    itemKey,
    isRight,
    answeredAt: new Date(at),
  })),
})

/** When a person practised last; null if they never did. */
export const practisedRead = jsonRead<string | null, Date | null, { personId: number }>(
  'practised_at',
  ['personId'],
  sql`select to_json(max(answered_at)) from ${practiceAnswers} where ${practiceAnswers.personId} = ${own}`,
  toDate,
)

/** Returns what is stored under its id: if the answer came before, that one, unchanged. */
export async function putAnswer(db: Db, answer: PracticeAnswerRow): Promise<PracticeAnswerRow> {
  const [added] = await db.insert(practiceAnswers).values(answer).onConflictDoNothing().returning()
  if (added) return added
  const [stored] = await db
    .select()
    .from(practiceAnswers)
    .where(and(eq(practiceAnswers.personId, answer.personId), eq(practiceAnswers.id, answer.id)))
  return stored!
}

/** For the download of personal data. */
export async function recallData(db: Db, personId: number) {
  const { itemKey, isRight, answeredAt, elapsedMs } = practiceAnswers
  return {
    knownLessons: await db
      .select({ step: steps.name, knownAt: knownLessons.knownAt })
      .from(knownLessons)
      .innerJoin(steps, eq(steps.id, knownLessons.stepId))
      .where(eq(knownLessons.personId, personId))
      .orderBy(asc(knownLessons.knownAt)),
    practice: await db
      .select({ step: steps.name, itemKey, isRight, answeredAt, elapsedMs })
      .from(practiceAnswers)
      .innerJoin(steps, eq(steps.id, practiceAnswers.stepId))
      .where(eq(practiceAnswers.personId, personId))
      .orderBy(asc(answeredAt)),
  }
}
