import { pageFolder } from '#contract/learning/attempts/previews.ts'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import type { LinkTo } from '../file-links.ts'
import { staffUrl } from '../previews/links.ts'
import { progressOf } from '../lessons/exercises.store.ts'
import { lessonWorkOf } from '../lessons/page.service.ts'
import { caseToReview, withDetails } from './attempts.store.ts'
import { assertNotOwnWork, blinded, currentClaim, undoUntil } from './rules.ts'
import { givenOpinions, hiddenVerdicts } from './blindness.store.ts'
import { reviewState, toListedAttempt, undoneReviews } from './store.ts'

export async function show(
  db: Db,
  tools: Tools,
  actor: Actor,
  solutionId: number,
  linkTo: LinkTo,
): Promise<ReviewCase> {
  const found = await caseToReview(db, solutionId)
  if (!found) throw notFound('This attempt')
  const attempt = reviewState(found)
  assertNotOwnWork(attempt, actor.id)
  const now = tools.clock()
  const { learnerId: personId, stepId } = found
  const [attempts, lessonWork, checkProgress, undone, hidden, secondOpinions] = await Promise.all([
    withDetails(db, found.rows, { id: actor.id, linkTo }),
    lessonWorkOf(db, personId, found),
    found.hasCheckProgress ? progressOf(db, { personId, stepId }) : [],
    found.hasUndone ? undoneReviews(db, solutionId) : [],
    found.hasOpenOpinion ? hiddenVerdicts(db, actor.id, personId) : [],
    found.hasGivenOpinion ? givenOpinions(db, actor, solutionId) : [],
  ])
  const current = attempts.find((attempt) => attempt.solutionId === solutionId)!
  const hasPage = pageFolder(current.files.map(({ path }) => path)) !== null
  const review: ReviewCase = {
    ...toListedAttempt(found),
    instructions: found.instructions,
    lessonWork,
    checkProgress,
    hasExercise: found.exerciseVersion !== null,
    isProject: found.isProject,
    state: found.state,
    claim: currentClaim(attempt, actor.id, now),
    current,
    previewUrl: hasPage ? staffUrl(tools, { solutionId, reader: actor.id }) : null,
    earlier: attempts.filter(({ attempt }) => attempt < found.attempt),
    undoUntil: undoUntil(attempt, actor, now),
    undone,
    secondOpinions,
    opinionId: null,
  }
  return hidden.length > 0 ? blinded(review, hidden) : review
}
