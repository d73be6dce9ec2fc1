import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { DeskQuestion, listQuestionDesk } from '#contract/mentoring/questions-desk.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { alias, and, eq, ne, sql, getTableName } from '#server/kit/db/orm.ts'
import { eqLiteral, preparedSql } from '#server/kit/db/prepared.ts'
import { currentClaim, type Holder } from '#server/learning/index.ts'
import { steps } from '#server/learning/tables.ts'
import { courses } from '#server/catalogue/tables.ts'
import { conversationsPage } from '#server/threads/index.ts'
import { type QuestionRow, questions } from '../tables.ts'
import { questionColumns, type ShownQuestion, toQuestion } from './store.ts'

const { id, personId, courseId, stepId, state, title } = questions
const mentor = alias(people, 'mentor')

const selectDesk = (db: Db) =>
  db
    .select({
      ...questionColumns,
      learner: { firstName: people.firstName, lastName: people.lastName },
      holder: { firstName: mentor.firstName, lastName: mentor.lastName },
      lessonVersion: sql<number | null>`(select ${steps.lessonVersion} from ${steps} where ${steps.id} = ${stepId})`,
    })
    .from(questions)
    .innerJoin(people, eq(people.id, personId))
    .leftJoin(mentor, eq(mentor.id, questions.claimedBy))
    .$dynamic()

type Named = { firstName: string; lastName: string }
type DeskRow = ShownQuestion & { learner: Named; holder: Named | null; lessonVersion: number | null }

export function toDeskQuestion(row: DeskRow, readerId: number, now: Date): DeskQuestion {
  const { question, learner, holder } = row
  const claim = holder && { id: question.claimedBy!, name: fullName(holder), until: question.claimedUntil! }
  return {
    ...toQuestion(row),
    learner: { userId: question.personId, name: fullName(learner) },
    claim: currentClaim({ holder: claim }, readerId, now),
  }
}

export async function deskQuestion(db: Db, questionId: number): Promise<DeskRow | null> {
  const [row = null] = await selectDesk(db).where(eq(id, questionId))
  return row
}

type Query = QueryOf<typeof listQuestionDesk>
type Reader = { id: number; now: Date }

/** The open ones, or the answered and resolved ones. Nobody answers their own. */
export function deskPage(db: Db, reader: Reader, query: Query): Promise<Page<DeskQuestion>> {
  const isOpen = query.state === 'open'
  return conversationsPage(selectDesk(db), query, {
    table: questions,
    title,
    isOpen,
    where: and(
      isOpen ? eqLiteral(state, 'open') : ne(state, 'open'),
      ne(personId, reader.id),
      query.courseId === undefined ? undefined : eq(courseId, query.courseId),
    ),
    toItem: (row) => toDeskQuestion(row, reader.id, reader.now),
  })
}

const maxCounted = 1000

type DeskSummary = { waiting: number; courses: { courseId: number; courseTitle: string }[] }

// In the order of an index, so that PostgreSQL uses it for each course instead of reading all questions.
const summaryRow = preparedSql(
  'question_desk_summary',
  `select
     (select count(*) from (select from questions where state = 'open' and person_id <> $1
        order by promised_at, id limit ${maxCounted}) as waiting) as waiting,
     (select coalesce(json_agg(json_build_object('courseId', id, 'courseTitle', title) order by title, id), '[]')
        from ${getTableName(courses)} join lateral (select from questions
          where course_id = courses.id and state = 'open' and person_id <> $1
          order by promised_at, id limit 1) as first on true) as courses`,
)

/** How many questions are open, and in which courses. */
export async function deskSummary(db: Db, readerId: number): Promise<DeskSummary> {
  const [row] = await summaryRow(db)<DeskSummary>([readerId])
  return row!
}

/** The mentor of the last claim, which may have expired. */
export async function holderOf(db: Db, { claimedBy, claimedUntil }: QuestionRow): Promise<Holder | null> {
  if (claimedBy === null) return null
  const [person] = await db.select().from(people).where(eq(people.id, claimedBy))
  return { id: claimedBy, name: fullName(person!), until: claimedUntil! }
}

export async function setClaim(db: Db, questionId: number, claimedBy: number, claimedUntil: Date): Promise<void> {
  await db.update(questions).set({ claimedBy, claimedUntil }).where(eq(id, questionId))
}

/** Clears only this mentor's claim. Returns whether the question exists. */
export async function clearClaim(db: Db, questionId: number, mentorId: number): Promise<boolean> {
  const found = await db.select({ id }).from(questions).where(eq(id, questionId))
  await db
    .update(questions)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(id, questionId), eq(questions.claimedBy, mentorId)))
  return found.length > 0
}
