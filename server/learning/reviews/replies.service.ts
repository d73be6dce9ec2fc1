import { dayMs } from '#contract/kit/durations.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { Comment, replyToReview } from '#contract/learning/solutions.ts'
import type { Message } from '#contract/threads/messages.ts'
import type { editComment, NewComment } from '#contract/learning/reviews.ts'
import { personById, staffWith, stillAllowed } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { insertMessage, lastTeacherIn, mayTakePart } from '#server/threads/index.ts'
import { requireOpenStep } from '../enrolments/service.ts'
import { learnersReply, mentorsReply, replyEmailKey, unreadableReply } from '../texts.ts'
import { isHiddenFrom } from './blindness.store.ts'
import {
  authorOfComment,
  deleteComment,
  setComment,
  setTaken,
  suggestionColumns,
  hasReplies,
  insertComment,
  lockCommentBy,
  lockReviewed,
  mentorsOfCourse,
  pathInSolution,
  threadAbout,
} from './replies.store.ts'
import {
  assertAnswerable,
  assertCompletePosition,
  assertHasLine,
  assertNoReplies,
  assertNotFull,
  assertUndecided,
  notInAttempt,
} from './rules.ts'
import type { ReviewCommentRow } from '../tables.ts'
import { toComment } from './attempts.store.ts'
import { requireReviewable } from './claims.service.ts'
import { lockCase, reviewState } from './store.ts'

type NewReply = BodyOf<typeof replyToReview>

/**
 * The learner, while they have access, and mentors write about the feedback or a comment. While another mentor gives a
 * second opinion, staff who don't see the review can't write either.
 */
export function reply(
  db: Db,
  tools: Tools,
  actor: Actor,
  solutionId: number,
  draft: NewReply & { writtenAt: Date | null },
): Promise<Message> {
  const now = tools.clock()
  const { body, commentId = null, writtenAt } = draft
  return db.transaction(async (db) => {
    const found = await lockReviewed(db, solutionId)
    if (!found || !mayTakePart(actor, found.learnerId, 'reviews:act')) throw notFound('This review')
    const isLearner = actor.id === found.learnerId
    if (isLearner) await requireOpenStep(db, now, actor.id, found.stepId)
    else if (await isHiddenFrom(db, actor.id, solutionId)) throw notFound('This review')
    const authorId = commentId === null ? found.mentorId : await authorOfComment(db, solutionId, commentId)
    if (commentId !== null && authorId === null) throw notFound('This comment')
    assertAnswerable(authorId)
    const thread = await threadAbout(db, { solutionId, commentId }, found.learnerId, now)
    assertNotFull(thread.messages)
    const message = await insertMessage(db, thread, { authorId: actor.id, body, createdAt: now, writtenAt })
    const context = { ...found, solutionId, author: message.author, body }
    if (isLearner) {
      const involved = [await lastTeacherIn(db, thread), authorId, found.mentorId]
      const readers = await readersOf(db, { ...found, solutionId }, involved, now)
      await notify(db, tools, readers, learnersReply(context))
      // Without its text, because one of them may be giving the second opinion.
      if (readers.length === 0) {
        const admins = (await staffWith(db, 'team:act')).map(({ id }) => id).filter((id) => id !== actor.id)
        await notify(db, tools, admins, unreadableReply(context))
      }
    } else {
      const dedupeKey = replyEmailKey(found.reviewId, message.messageId)
      await notify(db, tools, found.learnerId, mentorsReply(context), { dedupeKey })
    }
    return message
  })
}

const recentMs = 90 * dayMs

type Reviewed = { solutionId: number; courseId: number; learnerId: number }

/**
 * The first of the involved mentors who is still on the staff. If they have all left: who reviews in this course, or the
 * admins. Nobody whom a second opinion keeps from reading the review.
 */
async function readersOf(
  db: Db,
  { solutionId, courseId, learnerId }: Reviewed,
  involved: (number | null)[],
  now: Date,
) {
  const mayRead = async (ids: number[]) => {
    const hidden = await Promise.all(ids.map((id) => isHiddenFrom(db, id, solutionId)))
    return ids.filter((_, index) => !hidden[index])
  }
  const [mentor] = await mayRead(await stillAllowed(db, 'reviews:act', involved))
  if (mentor !== undefined) return [mentor]
  const mentors = await mentorsOfCourse(db, courseId, learnerId, new Date(now.getTime() - recentMs))
  if (mentors.length > 0) return mayRead(mentors)
  const admins = await staffWith(db, 'team:act')
  return mayRead(admins.map(({ id }) => id).filter((id) => id !== learnerId))
}

/** Only before the verdict, because the learner sees the comments with it. */
export function comment(db: Db, { clock }: Tools, actorId: number, solutionId: number, draft: NewComment) {
  const { suggestion, ...comment } = draft
  assertCompletePosition(comment)
  assertHasLine(suggestion, comment.line)
  const now = clock()
  return db.transaction(async (db): Promise<Comment> => {
    const { attempt } = requireReviewable(await lockCase(db, solutionId), actorId, now)
    const path = comment.fileId === undefined ? null : await pathInSolution(db, solutionId, comment.fileId)
    if (comment.fileId !== undefined && path === null) throw notInAttempt()
    const written = { ...comment, ...suggestionColumns(suggestion), solutionId, authorId: actorId, createdAt: now }
    const row = await insertComment(db, written)
    const author = await personById(db, actorId)
    return toComment(row, { attempt, author: author!, path })
  })
}

/** Only before the verdict, when the learner hasn't seen it yet. */
export const remove = (db: Db, actorId: number, commentId: number): Promise<null> =>
  changeComment(db, actorId, commentId, (db) => deleteComment(db, commentId))

export const edit = (db: Db, actorId: number, commentId: number, words: BodyOf<typeof editComment>): Promise<null> =>
  changeComment(db, actorId, commentId, (db, { line }) => {
    assertHasLine(words.suggestion, line)
    return setComment(db, commentId, words)
  })

type Change = (db: Db, comment: ReviewCommentRow) => Promise<void>

function changeComment(db: Db, actorId: number, commentId: number, change: Change): Promise<null> {
  return db.transaction(async (db) => {
    const found = await lockCommentBy(db, actorId, commentId)
    if (!found) throw notFound('This comment')
    const attempt = await lockCase(db, found.solutionId)
    assertUndecided(reviewState(attempt!), actorId)
    assertNoReplies(await hasReplies(db, commentId))
    await change(db, found)
    return null
  })
}

/** The mentor sees it with the next attempt. */
export async function take(db: Db, { clock }: Tools, learnerId: number, commentId: number): Promise<null> {
  if (!(await setTaken(db, learnerId, commentId, clock()))) throw notFound('This suggestion')
  return null
}
