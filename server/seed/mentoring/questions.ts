import { fencesOf } from '#contract/learning/lesson-text.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { and, eq } from '#server/kit/db/orm.ts'
import { lessonVersion, promiseFor } from '#server/learning/index.ts'
import { solutionFiles, solutions, steps, tasks } from '#server/learning/tables.ts'
import { quoteLine } from '#server/mentoring/questions/rules.ts'
import { publishedQuestions, questions, sameQuestions } from '#server/mentoring/tables.ts'
import { insertThread } from '#server/threads/index.ts'
import { threadMessages } from '#server/threads/tables.ts'
import { text as readText } from 'node:stream/consumers'
import { demoAccounts } from '../identity.ts'
import { moment, type When } from '../moment.ts'
import { readContent } from '../read-content.ts'

const [, mentor] = demoAccounts

type SeedMessage = { at: When; by: 'learner' | 'mentor'; body: string }
type SeedQuestion = {
  email: string
  step: [course: number, name: string]
  title: string
  /** The first line of a code sample, and a part of the line that is asked about. */
  sample?: { code: string; line: string }
  attempt?: { number: number; path: string; line: string }
  messages: SeedMessage[]
  resolved?: When
  published?: { at: When; title: string; question: string; answer: string; same: string[] }
}

/** Questions to mentors: answered, published and waiting. No notifications: it is all in the past. */
export async function seedQuestions(db: Db, deps: Deps) {
  const now = deps.clock()
  const rows = await db.select({ id: people.id, email: people.email }).from(people)
  const personIds = new Map(rows.map(({ id, email }) => [email, id]))
  const mentorId = personIds.get(mentor!.email)!
  for (const seed of readContent<SeedQuestion[]>('mentoring/questions.json')) {
    const { title, messages, resolved, published } = seed
    const personId = personIds.get(seed.email)!
    const step = await findStep(db, seed.step)
    const askedAt = moment(messages[0]!.at, now)
    const answer = messages.findLast(({ by }) => by === 'mentor')
    const threadId = await insertConversation(db, { personId, mentorId, messages, now })
    const values = {
      threadId,
      personId,
      courseId: seed.step[0],
      stepId: step.id,
      title,
      ...(await placeOf(db, deps, seed, { personId, step })),
      state: resolved ? ('resolved' as const) : answer ? ('answered' as const) : ('open' as const),
      askedAt,
      promisedAt: await promiseFor(db, askedAt, personId),
      waitingSince: resolved || answer ? null : askedAt,
      answeredAt: answer ? moment(answer.at, now) : null,
      resolvedAt: resolved ? moment(resolved, now) : null,
    }
    const [question] = await db.insert(questions).values(values).returning({ id: questions.id })
    if (!published) continue
    const { at, same, ...shown } = published
    const publishedAt = moment(at, now)
    const [row] = await db
      .insert(publishedQuestions)
      .values({ ...shown, questionId: question!.id, stepId: step.id, publishedBy: mentorId, publishedAt })
      .returning({ id: publishedQuestions.id })
    const others = same.map((email) => ({ publishedId: row!.id, personId: personIds.get(email)! }))
    if (others.length > 0) await db.insert(sameQuestions).values(others)
  }
}

async function findStep(db: Db, [courseId, name]: SeedQuestion['step']) {
  const [step] = await db
    .select({ id: steps.id, lessonVersion: steps.lessonVersion })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(and(eq(tasks.courseId, courseId), eq(steps.name, name)))
  return step!
}

type Conversation = { personId: number; mentorId: number; messages: SeedMessage[]; now: Date }

async function insertConversation(db: Db, { personId, mentorId, messages, now }: Conversation): Promise<number> {
  const threadId = await insertThread(db, personId, moment(messages[0]!.at, now))
  const rows = messages.map(({ at, by, body }) => ({
    threadId,
    authorId: by === 'mentor' ? mentorId : personId,
    body,
    createdAt: moment(at, now),
  }))
  await db.insert(threadMessages).values(rows)
  return threadId
}

type Asking = { personId: number; step: { id: number; lessonVersion: number | null } }

async function placeOf(db: Db, { files }: Deps, { sample, attempt }: SeedQuestion, { personId, step }: Asking) {
  if (sample) {
    const { lesson } = (await lessonVersion(db, step.id, step.lessonVersion!))!
    const samples = fencesOf(lesson)
    const at = samples.findIndex(({ code }) => code.startsWith(sample.code))
    const line = lineWith(samples[at]!.code, sample.line)
    return { lessonVersion: step.lessonVersion!, sample: at + 1, line, ...quoteLine(samples[at]!.code, line) }
  }
  if (!attempt) return {}
  const [file] = await db
    .select({ solutionId: solutions.id, fileId: solutionFiles.fileId, path: solutionFiles.path })
    .from(solutions)
    .innerJoin(solutionFiles, eq(solutionFiles.solutionId, solutions.id))
    .where(
      and(
        eq(solutions.personId, personId),
        eq(solutions.stepId, step.id),
        eq(solutions.attempt, attempt.number),
        eq(solutionFiles.path, attempt.path),
      ),
    )
  const code = await readText(await files.open(file!.fileId))
  const line = lineWith(code, attempt.line)
  return { ...file!, line, ...quoteLine(code, line) }
}

const lineWith = (code: string, part: string) => code.split('\n').findIndex((line) => line.includes(part)) + 1
