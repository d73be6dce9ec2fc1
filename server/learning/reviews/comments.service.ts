import type { NewComment } from '#contract/learning/reviews.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { toComment } from './attempts.store.ts'
import { requireReviewable } from './claims.service.ts'
import { deleteComment, insertComment, lockCommentBy, pathInSolution } from './comments.store.ts'
import { hasReplies } from './replies.store.ts'
import { assertCompletePosition, assertNoReplies, assertUndecided, notInAttempt } from './rules.ts'
import { reviewState, lockCase } from './store.ts'

/** Only before the verdict, because the learner sees the comments with it. */
export function comment(db: Db, { clock }: Tools, actorId: number, solutionId: number, comment: NewComment) {
  assertCompletePosition(comment)
  const now = clock()
  return db.transaction(async (db): Promise<Comment> => {
    const { attempt } = requireReviewable(await lockCase(db, solutionId), actorId, now)
    const path = comment.fileId === undefined ? null : await pathInSolution(db, solutionId, comment.fileId)
    if (comment.fileId !== undefined && path === null) throw notInAttempt()
    const row = await insertComment(db, { ...comment, solutionId, authorId: actorId, createdAt: now })
    const author = await personById(db, actorId)
    return toComment(row, { attempt, author: author!, path })
  })
}

/** Only before the verdict, when the learner hasn't seen it yet. */
export function remove(db: Db, actorId: number, commentId: number): Promise<null> {
  return db.transaction(async (db) => {
    const found = await lockCommentBy(db, actorId, commentId)
    if (!found) throw notFound('This comment')
    const attempt = await lockCase(db, found.solutionId)
    assertUndecided(reviewState(attempt!), actorId)
    assertNoReplies(await hasReplies(db, commentId))
    await deleteComment(db, commentId)
    return null
  })
}
