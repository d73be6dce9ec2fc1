import { mayUse } from '#contract/kit/access.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { type listSharedSolutions, maxSharedCode, type OwnSharing } from '#contract/learning/attempts/sharing.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { conflict, notAllowed, notFound } from '#server/kit/errors.ts'
import { requireOpenStep } from '../enrolments/service.ts'
import { exerciseVersion } from '../lessons/exercises.store.ts'
import { codeOf } from '../practice/code.service.ts'
import { approachOf } from './approach.rules.ts'
import { linesIn } from './rules.ts'
import { approvedSolutionAt, clearShared, putShared, setHidden, sharedApproaches, sharingOf } from './store.ts'

/** Only who has solved a step sees how others did. */
async function requireApproved(db: Db, personId: number, stepId: number): Promise<number> {
  const solutionId = await approvedSolutionAt(db, personId, stepId)
  if (solutionId === null) throw notAllowed('You’ll see other solutions once yours is approved')
  return solutionId
}

export async function sharedAt(
  db: Db,
  tools: Tools,
  actor: Actor,
  stepId: number,
): Promise<ReplyOf<typeof listSharedSolutions>> {
  if (mayUse(actor, 'staff')) {
    return { approaches: await sharedApproaches(db, { stepId, exceptFor: null, withHidden: true }), own: null }
  }
  await requireOpenStep(db, tools.clock(), actor.id, stepId)
  const solutionId = await requireApproved(db, actor.id, stepId)
  return {
    approaches: await sharedApproaches(db, { stepId, exceptFor: actor.id, withHidden: false }),
    own: await sharingOf(db, solutionId),
  }
}

type Sharing = { personId: number; stepId: number; isNamed: boolean }

/** What is shared is a copy: the code as it was approved, which a later exercise doesn't change. */
export async function share(db: Db, tools: Tools, { personId, stepId, isNamed }: Sharing): Promise<OwnSharing> {
  const step = await requireOpenStep(db, tools.clock(), personId, stepId)
  const solutionId = await requireApproved(db, personId, stepId)
  const exercise = step.exerciseVersion === null ? null : await exerciseVersion(db, stepId, step.exerciseVersion)
  const code = exercise ? await codeOf(db, tools, solutionId, exercise) : []
  const lines = linesIn(code)
  if (!exercise || lines === 0) throw conflict('Only the code of an exercise can be shared')
  if (code.reduce((sum, { text }) => sum + text.length, 0) > maxSharedCode)
    throw conflict(`Only solutions of up to ${maxSharedCode.toLocaleString('en-IN')} characters can be shared`)
  const approach = approachOf(exercise.language, code)
  await putShared(db, { solutionId, personId, stepId, isNamed, approach, lines, code, sharedAt: tools.clock() })
  return sharingOf(db, solutionId)
}

/** Possible at any time, also when the subscription has ended. */
export async function unshare(db: Db, personId: number, stepId: number): Promise<null> {
  await clearShared(db, personId, stepId)
  return null
}

export function hide(db: Db, actorId: number, solutionId: number, reason: string): Promise<null> {
  return db.transaction(async (db) => {
    const before = await setHidden(db, solutionId, reason === '' ? null : { reason, actorId })
    if (before === undefined) throw notFound('This solution')
    await audit(db, {
      actorId,
      action: reason === '' ? 'shared solution shown again' : 'shared solution hidden',
      subject: `solution ${solutionId}`,
      before: { reason: before },
      after: { reason: reason === '' ? null : reason },
    })
    return null
  })
}
