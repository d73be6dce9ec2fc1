import type { Page } from '#contract/kit/paging.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { listMyQuestions, Question } from '#contract/mentoring/questions.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, inArray, lt, sql } from '#server/kit/db/orm.ts'
import { matchesWords } from '#server/kit/db/search-pattern.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { solutionFiles, solutions, steps } from '#server/learning/tables.ts'
import type { Progress } from '#server/threads/index.ts'
import { threads } from '#server/threads/tables.ts'
import { files } from '#server/site/tables.ts'
import { type QuestionRow, questions } from '../tables.ts'

/** A question with the names of what it is about. */
export const questionColumns = {
  id: questions.id,
  question: questions,
  courseTitle: sql<string>`(select ${courses.title} from ${courses} where ${courses.id} = ${questions.courseId})`,
  stepName: sql<string>`(select ${steps.name} from ${steps} where ${steps.id} = ${questions.stepId})`,
  attempt: sql<
    number | null
  >`(select ${solutions.attempt} from ${solutions} where ${solutions.id} = ${questions.solutionId})`,
  messages: sql<number>`(select ${threads.messageCount} from ${threads} where ${threads.id} = ${questions.threadId})`,
}

export type ShownQuestion = {
  id: number
  question: QuestionRow
  courseTitle: string
  stepName: string
  attempt: number | null
  messages: number
}

export const toQuestion = ({ question, courseTitle, stepName, attempt, messages }: ShownQuestion): Question => ({
  questionId: question.id,
  courseId: question.courseId,
  courseTitle,
  stepId: question.stepId,
  stepName,
  title: question.title,
  place: {
    solutionId: question.solutionId,
    attempt,
    path: question.path,
    sample: question.sample,
    line: question.line,
    quote: question.quote,
    quoteFrom: question.quoteFrom,
  },
  state: question.state,
  askedAt: question.askedAt.toISOString(),
  promisedAt: question.promisedAt.toISOString(),
  answeredAt: question.answeredAt?.toISOString() ?? null,
  messages,
})

const selectQuestions = (db: Db) => db.select(questionColumns).from(questions).$dynamic()

export async function questionById(db: Db, questionId: number): Promise<ShownQuestion | null> {
  const [row = null] = await selectQuestions(db).where(eq(questions.id, questionId))
  return row
}

export const questionsIn = (db: Db, ids: number[]): Promise<ShownQuestion[]> =>
  selectQuestions(db).where(inArray(questions.id, ids))

const maxOwnOnStep = 20

/** Newest first. */
export async function ownQuestionsOnStep(db: Db, personId: number, stepId: number): Promise<Question[]> {
  const rows = await selectQuestions(db)
    .where(and(eq(questions.stepId, stepId), eq(questions.personId, personId)))
    .orderBy(desc(questions.id))
    .limit(maxOwnOnStep)
  return rows.map(toQuestion)
}

type MyQuery = QueryOf<typeof listMyQuestions>

export async function questionsOf(
  db: Db,
  personId: number,
  { after, size, state, search }: MyQuery,
): Promise<Page<Question>> {
  const before = cursorId(after)
  const rows = await selectQuestions(db)
    .where(
      and(
        eq(questions.personId, personId),
        state && eq(questions.state, state),
        matchesWords(search, [questions.title]),
        before === null ? undefined : lt(questions.id, before),
      ),
    )
    .orderBy(desc(questions.id))
    .limit(size + 1)
  return toPage(rows, size, toQuestion)
}

export async function insertQuestion(db: Db, question: typeof questions.$inferInsert): Promise<number> {
  const [row] = await db.insert(questions).values(question).returning({ id: questions.id })
  return row!.id
}

export async function lockQuestion(db: Db, questionId: number): Promise<QuestionRow | null> {
  const [row = null] = await db.select().from(questions).where(eq(questions.id, questionId)).for('update')
  return row
}

/** An answer ends the claim. */
export async function setProgress(db: Db, questionId: number, progress: Progress): Promise<void> {
  const { state, promisedAt, waitingSince, answeredAt, resolvedAt } = progress
  const claim = state === 'open' ? {} : { claimedBy: null, claimedUntil: null }
  await db
    .update(questions)
    .set({ state, promisedAt, waitingSince, answeredAt, resolvedAt, ...claim })
    .where(eq(questions.id, questionId))
}

type Attempt = { solutionId: number; personId: number; stepId: number }

export async function isAttemptOf(db: Db, { solutionId, personId, stepId }: Attempt): Promise<boolean> {
  const found = await db
    .select({ id: solutions.id })
    .from(solutions)
    .where(and(eq(solutions.id, solutionId), eq(solutions.personId, personId), eq(solutions.stepId, stepId)))
  return found.length > 0
}

export async function fileOfAttempt(db: Db, solutionId: number, fileId: string) {
  const [row = null] = await db
    .select({ path: solutionFiles.path, kind: files.kind, bytes: files.bytes })
    .from(solutionFiles)
    .innerJoin(files, eq(files.id, solutionFiles.fileId))
    .where(and(eq(solutionFiles.solutionId, solutionId), eq(solutionFiles.fileId, fileId)))
  return row
}
