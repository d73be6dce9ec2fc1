import type { AttemptCommits } from '#contract/learning/commits.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { commitsOf } from '../commits/store.ts'
import { assertNotOwnWork } from '../reviews/rules.ts'
import { caseById } from '../reviews/store.ts'

export async function commitsToReview(db: Db, actorId: number, solutionId: number): Promise<AttemptCommits> {
  const found = await caseById(db, solutionId)
  if (!found) throw notFound('This attempt')
  assertNotOwnWork(found, actorId)
  return commitsOf(db, solutionId)
}

export async function myCommits(db: Db, actorId: number, solutionId: number): Promise<AttemptCommits> {
  const found = await caseById(db, solutionId)
  if (found?.learnerId !== actorId) throw notFound('This attempt')
  return commitsOf(db, solutionId)
}
