import type { NewComment } from '#contract/learning/reviews.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { invalid, notFound } from '#server/kit/http/errors.ts'
import { toComment } from '../solutions/attempts.store.ts'
import { openForReview } from './claims.service.ts'
import { refuseAnswered, refuseHalfPlace } from './comments.rules.ts'
import { deleteComment, insertComment, lockCommentBy, pathInSolution } from './comments.store.ts'
import { refuseDecided } from './rules.ts'
import { inReview, lockCase } from './store.ts'

/** The learner sees it with the verdict; so it is written only while there is none. */
export function comment({ db, clock }: Deps, actorId: number, solutionId: number, wanted: NewComment) {
  refuseHalfPlace(wanted)
  const now = clock()
  return db.transaction(async (db): Promise<Comment> => {
    const { attempt } = await openForReview(db, actorId, solutionId, now)
    const path = wanted.fileId === undefined ? null : await pathInSolution(db, solutionId, wanted.fileId)
    if (wanted.fileId !== undefined && path === null) throw invalid({ fileId: 'This file is not part of the attempt' })
    const row = await insertComment(db, { ...wanted, solutionId, authorId: actorId, createdAt: now })
    const author = await personById(db, actorId)
    return toComment(row, { attempt, author: author!, path })
  })
}

/** Takes back what the learner has not seen yet. */
export function remove(db: Db, actorId: number, commentId: number): Promise<null> {
  return db.transaction(async (db) => {
    const found = await lockCommentBy(db, actorId, commentId)
    if (!found) throw notFound('A comment of yours')
    const attempt = await lockCase(db, found.solutionId)
    refuseDecided(inReview(attempt!), actorId)
    refuseAnswered(found)
    await deleteComment(db, commentId)
    return null
  })
}
