import { askQuestion, type Question, writeToQuestion } from '#contract/mentoring/questions.ts'
import { questions } from '#server/mentoring/tables.ts'
import { insertMessage, insertThread } from '#server/threads/index.ts'
import { formOf, type Sent } from './forms.ts'
import type { TestActor, TestAnswer, TestApp } from './test-app.ts'

type Caller = Pick<TestApp, 'call'>
const title = 'Why is the last price missing?'

/** Asks like a browser: a form, perhaps with pictures. */
export const ask = (
  { call }: Caller,
  actor: TestActor,
  stepId: number,
  fields: Record<string, string | number> = {},
  ...pictures: Sent[]
): Promise<TestAnswer> =>
  call(actor, askQuestion, { params: { stepId }, body: formOf({ title, ...fields }, 'pictures', ...pictures) })

export async function newQuestion(app: Caller, actor: TestActor, stepId: number, fields = {}): Promise<Question> {
  const { http, body } = await ask(app, actor, stepId, fields)
  if (http !== 200) throw new Error(JSON.stringify(body))
  return body.data
}

export const write = (
  { call }: Caller,
  actor: TestActor,
  questionId: number,
  body: string,
  ...pictures: Sent[]
): Promise<TestAnswer> =>
  call(actor, writeToQuestion, { params: { questionId }, body: formOf({ body }, 'pictures', ...pictures) })

/** An open question, as if it had been asked earlier. */
export async function storeQuestion(
  { db }: Pick<TestApp, 'db'>,
  personId: number,
  question: { courseId: number; stepId: number; details?: string },
): Promise<number> {
  const { details = 'Long ago', ...place } = question
  const now = new Date()
  const threadId = await insertThread(db, personId, now)
  await insertMessage(db, { id: threadId, ownerId: personId }, { authorId: personId, body: details, createdAt: now })
  const values = { ...place, personId, threadId, title, promisedAt: now, waitingSince: now }
  const [row] = await db.insert(questions).values(values).returning({ id: questions.id })
  return row!.id
}
