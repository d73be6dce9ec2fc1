import type { NewReply } from '#contract/threads/saved-replies.ts'
import { join } from 'node:path'
import { and, eq, sql } from '#server/kit/db/orm.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { issueIfFinished } from '#server/learning/certificates/service.ts'
import { reviewThreads } from '#server/learning/reviews/tables.ts'
import { reviewComments, reviews, solutionFiles, solutions, steps, tasks } from '#server/learning/tables.ts'
import { notifications } from '#server/notifications/tables.ts'
import { insertThread } from '#server/threads/index.ts'
import { savedReplies, threadMessages } from '#server/threads/tables.ts'
import type { Verdict } from '#contract/learning/reviews.ts'
import { seedCheckRuns } from './attempts/check-runs.ts'
import { moment, type When } from './moment.ts'
import { promisedInDemo } from './mentoring/promises.ts'
import { readContent } from './read-content.ts'
import { demoAccounts } from './identity.ts'
import { storeFiles, readSamples, type SampleFile } from './store-files.ts'

const [learner, mentor] = demoAccounts
type SeedComment = {
  path: string
  /** Part of the commented line. */ line: string
  body: string
  replies?: { at: When; by: 'learner' | 'mentor'; body: string }[]
}
type SeedAttempt = {
  step: [course: number, name: string]
  submitted: When
  text: string
  /** A folder in `files` with the submitted files. */
  folder?: string
  review?: {
    at: When
    verdict: Verdict
    words?: string
    comments?: SeedComment[]
    /** Approved when the sandbox had run the checks. */
    byChecks?: true
  }
}
const seedAttemptsByEmail = ['asha', 'reviewed', 'waiting'].flatMap((name) =>
  readContent<{ email: string; attempts: SeedAttempt[] }[]>(`attempts/${name}.json`),
)
/** JavaScript & TypeScript Mastery, which the demo learner has completed. */
const finishedCourse = 5
const folder = join(import.meta.dirname, 'attempts/files')

/** What was submitted and what became of it, as if the academy had been open for six weeks. */
export async function seedAttempts(db: Db, deps: Deps) {
  const now = deps.clock()
  const personIds = await idsByEmail(db)
  const mentorId = personIds.get(mentor!.email)!
  const attempts = await insertAttempts(db, personIds, now)
  const files = await attachFiles(db, deps, attempts)
  const runs = await seedCheckRuns(db, attempts)
  await insertReviews(db, attempts, { mentorId, runs, now })
  await insertComments(db, attempts, files, mentorId, now)
  await db.insert(savedReplies).values(
    readContent<NewReply[]>('attempts/saved-replies.json').map((reply) => ({
      personId: mentorId,
      ...reply,
    })),
  )
  await certify(db, deps, personIds.get(learner!.email)!, now)
}

const idsByEmail = async (db: Db) =>
  new Map((await db.select({ id: people.id, email: people.email }).from(people)).map(({ id, email }) => [email, id]))

type Attempt = SeedAttempt & { id: number; personId: number; stepId: number; at: Date }

/** Oldest first, so that ids grow with time as they do in life. */
async function insertAttempts(db: Db, personIds: Map<string, number>, now: Date): Promise<Attempt[]> {
  const stepIds = await idsByName(db)
  const all = seedAttemptsByEmail
    .flatMap(({ email, attempts }) =>
      attempts.map((one) => ({ ...one, personId: personIds.get(email)!, at: moment(one.submitted, now) })),
    )
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const before = new Map<string, number>()
  const rows = all.map(({ personId, step, text, at, review }) => {
    const key = [personId, ...step].join('.')
    const attempt = (before.get(key) ?? 0) + 1
    before.set(key, attempt)
    return {
      personId,
      stepId: stepIds.get(step.join('.'))!,
      courseId: step[0],
      attempt,
      textSolution: text,
      state: review?.verdict ?? ('submitted' as const),
      submittedAt: at,
      promisedAt: promisedInDemo(at, !review, now),
    }
  })
  const ids = await db.insert(solutions).values(rows).returning({ id: solutions.id })
  return all.map((one, index) => ({ ...one, id: ids[index]!.id, stepId: rows[index]!.stepId }))
}

/** Steps by course and name: `5.Parse and format rupees`. */
async function idsByName(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: steps.id, name: steps.name, courseId: tasks.courseId })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
  return new Map(rows.map(({ id, name, courseId }) => [`${courseId}.${name}`, id]))
}

type HandedIn = SampleFile & { solutionId: number; fileId: string }

async function attachFiles(db: Db, { files: store }: Deps, attempts: Attempt[]): Promise<HandedIn[]> {
  const samples = await readSamples(folder)
  const given = attempts.flatMap(({ id, folder, personId, at }) =>
    samples
      .filter(({ path }) => folder !== undefined && path.startsWith(`${folder}/`))
      .map(({ path, content }, position) => ({
        solutionId: id,
        path: path.slice(folder!.length + 1),
        position,
        content,
        ownerId: personId,
        createdAt: at,
      })),
  )
  const kept = await storeFiles(
    db,
    store,
    given.map(({ path, content, ownerId, createdAt }) => ({
      name: path.split('/').at(-1)!,
      content,
      ownerId,
      createdAt,
    })),
  )
  const rows = given.map((file, index) => ({ ...file, fileId: kept[index]! }))
  await db
    .insert(solutionFiles)
    .values(rows.map(({ fileId, solutionId, path, position }) => ({ fileId, solutionId, path, position })))
  return rows
}

type Deciding = { mentorId: number; runs: Awaited<ReturnType<typeof seedCheckRuns>>; now: Date }

async function insertReviews(db: Db, attempts: Attempt[], { mentorId, runs, now }: Deciding) {
  const given = attempts.flatMap(({ id, review }) =>
    review
      ? [
          {
            solutionId: id,
            verdict: review.verdict,
            feedback: review.words ?? '',
            ...(review.byChecks
              ? { checkRunId: runs.get(id)!.id, createdAt: runs.get(id)!.finishedAt! }
              : { mentorId, createdAt: moment(review.at, now) }),
          },
        ]
      : [],
  )
  await db.insert(reviews).values(given.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()))
}

async function insertComments(db: Db, attempts: Attempt[], files: HandedIn[], authorId: number, now: Date) {
  const lineIn = ({ content }: HandedIn, part: string) =>
    content
      .toString()
      .split('\n')
      .findIndex((text) => text.includes(part)) + 1
  const made = attempts.flatMap(({ id, personId, review }) =>
    (review?.comments ?? []).map(({ path, line, body, replies }) => {
      const file = files.find((one) => one.solutionId === id && one.path === path)!
      const createdAt = moment(review!.at, now)
      const comment = { solutionId: id, authorId, fileId: file.fileId, line: lineIn(file, line), body, createdAt }
      return { comment, personId, replies: replies ?? [] }
    }),
  )
  for (const { comment, personId, replies } of made) {
    const [row] = await db.insert(reviewComments).values(comment).returning({ id: reviewComments.id })
    if (replies.length === 0) continue
    const messages = replies.map(({ at, by, body }) => ({
      authorId: by === 'mentor' ? authorId : personId,
      body,
      createdAt: moment(at, now),
    }))
    const threadId = await insertThread(db, personId, messages[0]!.createdAt)
    await db.insert(reviewThreads).values({ threadId, solutionId: comment.solutionId, commentId: row!.id })
    await db.insert(threadMessages).values(messages.map((message) => ({ ...message, threadId })))
  }
}

/** The course that the demo learner finished, at the moment of the last approval. No notification of it is left: it is old. */
async function certify(db: Db, deps: Deps, personId: number, now: Date) {
  const last = seedAttemptsByEmail[0]!.attempts.findLast(({ step }) => step[0] === finishedCourse)!
  const code = await issueIfFinished(db, deps, personId, last.step[0], moment(last.review!.at, now))
  await db
    .delete(notifications)
    .where(and(eq(notifications.personId, personId), sql`${notifications.data} ->> 'code' = ${code}`))
}
