import { hasPermission } from '#server/identity/index.ts'
import type { Message } from '#contract/threads/messages.ts'
import type { Suggestion } from '#contract/learning/solutions.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, exists, gt, isNotNull, isNull, max, ne, sql } from '#server/kit/db/orm.ts'
import { insertThread, messagesIn, type Reader } from '#server/threads/index.ts'
import { threads } from '#server/threads/tables.ts'
import { type ReviewCommentRow, reviewComments, reviews, solutionFiles, solutions, steps } from '../tables.ts'
import { reviewThreads } from './tables.ts'

type AtStep = { personId: number; stepId: number }
type Replies = { toFeedback: Map<number, Message[]>; toComment: Map<number, Message[]> }

export const noReplies: Replies = { toFeedback: new Map(), toComment: new Map() }

/** Replies to feedback by attempt, and replies to comments by comment. */
export async function repliesAt(db: Db, { personId, stepId }: AtStep, reader: Reader): Promise<Replies> {
  const rows = await db
    .select({ id: reviewThreads.threadId, solutionId: reviewThreads.solutionId, commentId: reviewThreads.commentId })
    .from(reviewThreads)
    .innerJoin(solutions, eq(solutions.id, reviewThreads.solutionId))
    .where(and(eq(solutions.personId, personId), eq(solutions.stepId, stepId)))
  const found = rows.map(({ id }) => ({ id, ownerId: personId }))
  const messages = await messagesIn(db, found, reader)
  const feedback = rows.filter(({ commentId }) => commentId === null)
  const comments = rows.filter(({ commentId }) => commentId !== null)
  return {
    toFeedback: new Map(feedback.map(({ id, solutionId }) => [solutionId, messages.get(id)!])),
    toComment: new Map(comments.map(({ id, commentId }) => [commentId!, messages.get(id)!])),
  }
}

/** Locks the attempt. Null if it has no verdict: what mentors write before it is not shown yet. */
export async function lockReviewed(db: Db, solutionId: number) {
  const [row = null] = await db
    .select({
      learnerId: solutions.personId,
      courseId: solutions.courseId,
      stepId: solutions.stepId,
      stepName: steps.name,
      reviewId: reviews.id,
      mentorId: reviews.mentorId,
    })
    .from(solutions)
    .innerJoin(steps, eq(steps.id, solutions.stepId))
    .innerJoin(reviews, and(eq(reviews.solutionId, solutions.id), isNull(reviews.undoneAt)))
    .where(eq(solutions.id, solutionId))
    .for('update', { of: solutions })
  return row
}

export async function authorOfComment(db: Db, solutionId: number, commentId: number): Promise<number | null> {
  const [row] = await db
    .select({ authorId: reviewComments.authorId })
    .from(reviewComments)
    .where(and(eq(reviewComments.id, commentId), eq(reviewComments.solutionId, solutionId)))
  return row?.authorId ?? null
}

type Subject = { solutionId: number; commentId: number | null }

/** The thread about the feedback or a comment, created with the first reply. */
export async function threadAbout(db: Db, { solutionId, commentId }: Subject, learnerId: number, now: Date) {
  const [row] = await db
    .select({ id: threads.id, messages: threads.messageCount })
    .from(reviewThreads)
    .innerJoin(threads, eq(threads.id, reviewThreads.threadId))
    .where(
      and(
        eq(reviewThreads.solutionId, solutionId),
        commentId === null ? isNull(reviewThreads.commentId) : eq(reviewThreads.commentId, commentId),
      ),
    )
  if (row) return { ...row, ownerId: learnerId }
  const threadId = await insertThread(db, learnerId, now)
  await db.insert(reviewThreads).values({ threadId, solutionId, commentId })
  return { id: threadId, ownerId: learnerId, messages: 0 }
}

export async function hasReplies(db: Db, commentId: number): Promise<boolean> {
  const rows = await db
    .select({ id: reviewThreads.threadId })
    .from(reviewThreads)
    .where(eq(reviewThreads.commentId, commentId))
  return rows.length > 0
}

const isOnStaff = and(hasPermission('reviews:act'), isNull(people.blockedAt), isNull(people.deletedAt))

const maxMentors = 3

/** Staff who reviewed in this course since then, the last one first. */
export async function mentorsOfCourse(db: Db, courseId: number, learnerId: number, since: Date): Promise<number[]> {
  const rows = await db
    .select({ id: people.id })
    .from(reviews)
    .innerJoin(solutions, eq(solutions.id, reviews.solutionId))
    .innerJoin(people, eq(people.id, reviews.mentorId))
    .where(
      and(
        eq(solutions.courseId, courseId),
        isNull(reviews.undoneAt),
        gt(reviews.createdAt, since),
        ne(people.id, learnerId),
        isOnStaff,
      ),
    )
    .groupBy(people.id)
    .orderBy(desc(max(reviews.createdAt)), people.id)
    .limit(maxMentors)
  return rows.map(({ id }) => id)
}

/** Returns null if the file is not part of the attempt. */
export async function pathInSolution(db: Db, solutionId: number, fileId: string): Promise<string | null> {
  const [row] = await db
    .select({ path: solutionFiles.path })
    .from(solutionFiles)
    .where(and(eq(solutionFiles.solutionId, solutionId), eq(solutionFiles.fileId, fileId)))
  return row?.path ?? null
}

export async function insertComment(db: Db, comment: typeof reviewComments.$inferInsert): Promise<ReviewCommentRow> {
  const [row] = await db.insert(reviewComments).values(comment).returning()
  return row!
}

export async function lockCommentBy(db: Db, authorId: number, commentId: number): Promise<ReviewCommentRow | null> {
  const [row = null] = await db
    .select()
    .from(reviewComments)
    .where(and(eq(reviewComments.id, commentId), eq(reviewComments.authorId, authorId)))
    .for('update')
  return row
}

type NewWords = { body: string; suggestion?: Suggestion | null | undefined }

export async function setComment(db: Db, commentId: number, { body, suggestion }: NewWords): Promise<void> {
  await db
    .update(reviewComments)
    .set({ body, ...(suggestion !== undefined && suggestionColumns(suggestion)) })
    .where(eq(reviewComments.id, commentId))
}

export const suggestionColumns = (suggestion: Suggestion | null | undefined) => ({
  suggestedLines: suggestion?.lines ?? null,
  suggestedText: suggestion?.text ?? null,
  takenAt: null,
})

/** Whether it is a suggestion on an attempt of this learner who has the verdict; the first time counts. */
export async function setTaken(db: Db, learnerId: number, commentId: number, now: Date): Promise<boolean> {
  const verdict = db
    .select({ id: solutions.id })
    .from(solutions)
    .innerJoin(reviews, and(eq(reviews.solutionId, solutions.id), isNull(reviews.undoneAt)))
    .where(and(eq(solutions.id, reviewComments.solutionId), eq(solutions.personId, learnerId)))
  const { rowCount } = await db
    .update(reviewComments)
    .set({ takenAt: sql`coalesce(${reviewComments.takenAt}, ${now})` })
    .where(and(eq(reviewComments.id, commentId), isNotNull(reviewComments.suggestedLines), exists(verdict)))
  return rowCount === 1
}

export async function deleteComment(db: Db, commentId: number): Promise<void> {
  await db.delete(reviewComments).where(eq(reviewComments.id, commentId))
}
