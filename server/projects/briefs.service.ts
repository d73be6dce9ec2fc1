import { mayUse } from '#contract/kit/access.ts'
import type { BriefDetails } from '#contract/projects/briefs.ts'
import type { BriefDraft, DeskBrief } from '#contract/projects/brief-desk.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { audit } from '#server/identity/index.ts'
import {
  briefById,
  deskBriefById,
  insertBriefs,
  lockBrief,
  setBriefClosed,
  toBrief,
  updateBrief,
} from './briefs.store.ts'
import { submissionsOf, type LinkTo, toSubmission } from './submissions.store.ts'
import type { BriefRow } from './tables.ts'

/** A closed project is shown only to staff and to learners who submitted it. */
export async function show(db: Db, actor: Actor, briefId: number, linkTo: LinkTo): Promise<BriefDetails> {
  const [brief, mySubmissions] = await Promise.all([briefById(db, briefId), submissionsOf(db, actor.id, briefId)])
  if (!brief) throw notFound('This project')
  if (brief.closedAt && mySubmissions.length === 0 && !mayUse(actor, 'staff')) throw notFound('This project')
  return {
    ...brief,
    ...toBrief(brief, mySubmissions[0]?.submission.state ?? null),
    isOpen: brief.closedAt === null,
    mySubmissions: mySubmissions.map((submission) => toSubmission(submission, linkTo)),
  }
}

const subject = (briefId: number) => `brief ${briefId}`

/** The fields of the form. */
const auditFields = ({ id: _id, createdAt: _createdAt, closedAt: _closedAt, ...draft }: BriefRow): BriefDraft => draft

export function create(db: Db, actorId: number, draft: BriefDraft): Promise<DeskBrief> {
  return db.transaction(async (db) => {
    const [row] = await insertBriefs(db, [draft])
    await audit(db, { actorId, action: 'brief created', subject: subject(row!.id), after: auditFields(row!) })
    return deskBriefById(db, row!.id)
  })
}

/** Existing submissions stay as they are. */
export function edit(db: Db, actorId: number, briefId: number, draft: BriefDraft): Promise<DeskBrief> {
  return db.transaction(async (db) => {
    const before = await lockBrief(db, briefId)
    if (!before) throw notFound('This project')
    await updateBrief(db, briefId, draft)
    await audit(db, {
      actorId,
      action: 'brief edited',
      subject: subject(briefId),
      before: auditFields(before),
      after: draft,
    })
    return deskBriefById(db, briefId)
  })
}

type Closing = { briefId: number; isClosed: boolean }

/** Closes or reopens a project. Repeating it changes nothing and adds no audit entry. */
export function setClosed(db: Db, { clock }: Tools, actorId: number, { briefId, isClosed }: Closing): Promise<null> {
  return db.transaction(async (db) => {
    const brief = await lockBrief(db, briefId)
    if (!brief) throw notFound('This project')
    const wasClosed = brief.closedAt !== null
    if (wasClosed === isClosed) return null
    await setBriefClosed(db, briefId, isClosed ? clock() : null)
    await audit(db, {
      actorId,
      action: isClosed ? 'brief closed' : 'brief reopened',
      subject: subject(briefId),
      before: { isClosed: wasClosed },
      after: { isClosed },
    })
    return null
  })
}
