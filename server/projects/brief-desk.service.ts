import type { BriefDraft, DeskBrief } from '#contract/projects/brief-desk.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { deskBriefById, lockBrief, setBriefClosed, updateBrief } from './brief-desk.store.ts'
import { insertBriefs } from './briefs.store.ts'
import type { BriefRow } from './tables.ts'

const subject = (briefId: number) => `brief ${briefId}`

/** What the trace keeps: all that staff may change by the form. */
const traced = (row: BriefDraft | BriefRow): BriefDraft => ({
  title: row.title,
  summary: row.summary,
  description: row.description,
  level: row.level,
  duration: row.duration,
  techStack: row.techStack,
  steps: row.steps,
  resources: row.resources,
})

/** From the next look on, learners find it among our ideas. */
export function create(db: Db, actorId: number, draft: BriefDraft): Promise<DeskBrief> {
  return db.transaction(async (db) => {
    const [row] = await insertBriefs(db, [draft])
    await audit(db, { actorId, action: 'brief made', subject: subject(row!.id), after: traced(row!) })
    return deskBriefById(db, row!.id)
  })
}

/** Changes what is asked for. What was submitted stays as it was, with what was said about it. */
export function edit(db: Db, actorId: number, briefId: number, draft: BriefDraft): Promise<DeskBrief> {
  return db.transaction(async (db) => {
    const before = await lockBrief(db, briefId)
    if (!before) throw notFound('This project')
    await updateBrief(db, briefId, draft)
    await audit(db, {
      actorId,
      action: 'brief edited',
      subject: subject(briefId),
      before: traced(before),
      after: traced(draft),
    })
    return deskBriefById(db, briefId)
  })
}

type Closing = { briefId: number; isClosed: boolean }

/** Said again it changes nothing, and leaves no second trace. */
export function close({ db, clock }: Pick<Deps, 'db' | 'clock'>, actorId: number, { briefId, isClosed }: Closing) {
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
