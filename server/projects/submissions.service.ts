import { fillOutAll, type ProjectHandInDraft, type ProjectVerdict } from '#contract/projects/submissions.ts'
import { audit, lockPerson, personById } from '#server/identity/index.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { conflict, invalid, notFound } from '#server/kit/http/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { accessEndOf } from '#server/membership/index.ts'
import { mailPerson, notify } from '#server/notifications/index.ts'
import { insertFile } from '#server/site/index.ts'
import { briefById } from './briefs.store.ts'
import { verdictNotice } from './submissions.notifications.ts'
import { nextAttempt, refuseVerdict, refuseWithoutAccess } from './submissions.rules.ts'
import {
  countHandInRemark,
  handInById,
  insertHandIn,
  lastHandIn,
  lockHandIn,
  setDecision,
  type ShownHandIn,
} from './submissions.store.ts'
import { handInLink } from './projects.links.ts'
import { mayTakePart } from './remarks.rules.ts'
import { insertRemark, nameOf, type Subject } from './remarks.store.ts'
import type { ProjectHandInRow } from './tables.ts'

type Working = Pick<Deps, 'db' | 'clock' | 'jobs' | 'env'>

/** The hand-in as its author or a teacher sees it; to anyone else there is none. */
export async function show(db: Db, actor: Actor, handInId: number): Promise<ShownHandIn> {
  const found = await handInById(db, handInId)
  if (!found || !mayTakePart(actor, found.handIn.personId)) throw notFound('This project')
  return found
}

export async function threadOf(db: Db, actor: Actor, handInId: number): Promise<Subject> {
  const { handIn } = await show(db, actor, handInId)
  return { of: 'hand-in', id: handInId, ownerId: handIn.personId }
}

export async function requireAccess(db: Db, now: Date, personId: number): Promise<void> {
  refuseWithoutAccess(await accessEndOf(db, personId), now)
}

type Given = { briefId: number; draft: ProjectHandInDraft; file: ReceivedFile | undefined }

/** Hands a project in. Of many at the same moment one is stored, and the others are told. */
export function handIn(deps: Working, personId: number, { briefId, draft, file }: Given): Promise<ShownHandIn> {
  const now = deps.clock()
  return deps.db.transaction(async (db) => {
    await lockPerson(db, personId)
    await requireAccess(db, now, personId)
    const brief = await briefById(db, briefId)
    if (!brief) throw notFound('This project')
    if (brief.closedAt) throw conflict('This project is closed: nothing more can be handed in')
    if (!file) throw invalid({ file: 'Choose a file' }, fillOutAll)
    const attempt = nextAttempt(await lastHandIn(db, personId, briefId))
    await insertFile(db, file, personId)
    const handInId = await insertHandIn(db, {
      ...draft,
      personId,
      briefId,
      attempt,
      fileId: file.id,
      submittedAt: now,
    })
    return (await handInById(db, handInId))!
  })
}

/** Gives the verdict with all that follows from it, or nothing: of two at the same moment the second is refused. */
export function decide(deps: Working, actorId: number, handInId: number, given: ProjectVerdict): Promise<ShownHandIn> {
  const now = deps.clock()
  return deps.db.transaction(async (db) => {
    const handIn = await lockHandIn(db, handInId)
    if (!handIn) throw notFound('This project')
    refuseVerdict(handIn, actorId)
    await setDecision(db, handInId, { state: given.verdict, decidedBy: actorId, decidedAt: now })
    if (given.words !== '') {
      const subject: Subject = { of: 'hand-in', id: handInId, ownerId: handIn.personId }
      await insertRemark(db, subject, { authorId: actorId, body: given.words, createdAt: now })
      await countHandInRemark(db, handInId)
    }
    await tellVerdict(deps, db, handIn, { ...given, mentor: nameOf((await personById(db, actorId))!) })
    const subject = `project hand-in ${handInId}`
    await audit(db, { actorId, action: `project ${given.verdict}`, subject, after: given })
    return (await handInById(db, handInId))!
  })
}

async function tellVerdict(deps: Working, db: Db, handIn: ProjectHandInRow, said: ProjectVerdict & { mentor: string }) {
  const { personId, briefId, id: handInId, name } = handIn
  const link = handInLink({ briefId, handInId })
  const { title, body } = verdictNotice({ ...said, name })
  await notify(db, personId, { title, body, link })
  const text = `${body}\n\nSee it here: ${deps.env.publicUrl}${link}`
  await mailPerson(deps, db, { personId, kind: 'reviews', subject: title, text })
}
