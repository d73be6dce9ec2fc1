import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { decideOpening, OpeningDraft } from '#contract/hiring/openings.ts'
import type { OpeningState } from '#contract/hiring/hiring.ts'
import { insertJobs, setClosedAt, updateJob } from '#server/careers/index.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { notAllowed, notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { notify } from '#server/notifications/index.ts'
import { membersOf, type OwnCompany } from '../companies/access.store.ts'
import { endIntroductions } from '../endings/service.ts'
import { assertDecidable, assertDraft, assertNotClosed, type OpeningRow, stateWhenSent, toBoardJob } from './rules.ts'
import {
  closeOpenings,
  insertOpening,
  lockOpening,
  lockOpeningsOf,
  lockStateOf,
  updateOpening,
  written,
} from './store.ts'
import { openingApproved, openingReturned } from './texts.ts'

type Sent = { openingId: number; state: OpeningState }
type Member = { actor: Actor; company: OwnCompany }

const unknown = () => notFound('This opening')
const subjectOf = (openingId: number) => `opening ${openingId}`

export function write(db: Db, tools: Tools, { actor, company }: Member, draft: OpeningDraft): Promise<Sent> {
  assertDraft(draft)
  return db.transaction(async (db) => {
    await assertApproved(db, company)
    const now = tools.clock()
    const opening = await insertOpening(db, {
      ...written(draft),
      companyId: company.id,
      state: stateWhenSent(company),
      createdBy: actor.id,
      createdAt: now,
      changedAt: now,
    })
    return sent(db, tools, opening)
  })
}

/** Its suspension waits, or has happened and closed what there was. */
async function assertApproved(db: Db, { id }: OwnCompany) {
  if ((await lockStateOf(db, id)) !== 'approved') throw notAllowed()
}

/** Sent again, whether it was returned or is open: staff read every text before the board has it. */
export function change(
  db: Db,
  tools: Tools,
  { company }: Pick<Member, 'company'>,
  openingId: number,
  draft: OpeningDraft,
): Promise<Sent> {
  assertDraft(draft)
  return db.transaction(async (db) => {
    await assertApproved(db, company)
    assertNotClosed(await ownOpening(db, company, openingId))
    const changes = { ...written(draft), state: stateWhenSent(company), reason: '', changedAt: tools.clock() }
    return sent(db, tools, await updateOpening(db, openingId, changes))
  })
}

async function sent(db: Db, tools: Tools, opening: OpeningRow): Promise<Sent> {
  if (opening.state === 'open') await putOnBoard(db, tools, opening.id)
  return { openingId: opening.id, state: opening.state }
}

async function ownOpening(db: Db, company: OwnCompany, openingId: number): Promise<OpeningRow> {
  const found = await lockOpening(db, openingId)
  if (found?.opening.companyId !== company.id) throw unknown()
  return found.opening
}

/** The first time as a new job, later as the same one. */
async function putOnBoard(db: Db, { clock, env }: Tools, openingId: number): Promise<number> {
  const { opening, company } = (await lockOpening(db, openingId))!
  const job = toBoardJob(opening, company, env.publicUrl)
  if (opening.jobId !== null) return (await updateJob(db, opening.jobId, job)).id
  const [inserted] = await insertJobs(db, [{ ...job, postedOn: indiaDate(clock()) }])
  await updateOpening(db, openingId, { jobId: inserted!.id })
  return inserted!.id
}

export function close(db: Db, tools: Tools, { actor, company }: Member, openingId: number): Promise<null> {
  return db.transaction(async (db) => {
    const opening = await ownOpening(db, company, openingId)
    if (opening.state !== 'closed') await closeAll(db, tools, [opening], { cause: 'opening closed', actorId: actor.id })
    return null
  })
}

/** When a company is suspended, in the same transaction. */
export async function closeOpeningsOf(db: Db, tools: Tools, companyId: number, actorId: number): Promise<void> {
  await closeAll(db, tools, await lockOpeningsOf(db, companyId), { cause: 'company suspended', actorId })
}

type Closing = { cause: 'opening closed' | 'company suspended'; actorId: number }

async function closeAll(db: Db, tools: Tools, rows: OpeningRow[], closing: Closing): Promise<void> {
  if (rows.length === 0) return
  const now = tools.clock()
  const ids = rows.map(({ id }) => id)
  await closeOpenings(db, ids, now)
  await endIntroductions(db, tools, { which: { openingIds: ids }, ...closing })
  await setClosedAt(
    db,
    rows.flatMap(({ jobId }) => jobId ?? []),
    now,
  )
}

export function decide(
  db: Db,
  tools: Tools,
  actorId: number,
  openingId: number,
  decision: BodyOf<typeof decideOpening>,
): Promise<{ jobId: number | null }> {
  return db.transaction(async (db) => {
    const found = await lockOpening(db, openingId)
    if (!found) throw unknown()
    assertDecidable(found.opening, decision)
    const decided = { decidedBy: actorId, decidedAt: tools.clock() }
    const { title, companyId } = found.opening
    const isApproved = decision.decision === 'approve'
    const reason = isApproved ? '' : decision.reason
    await updateOpening(db, openingId, { ...decided, state: isApproved ? 'open' : 'returned', reason })
    const jobId = isApproved ? await putOnBoard(db, tools, openingId) : found.opening.jobId
    await audit(db, {
      actorId,
      action: isApproved ? 'opening approved' : 'opening returned',
      subject: subjectOf(openingId),
      after: isApproved ? { title, jobId } : { title, reason },
    })
    const notification = isApproved ? openingApproved({ title }) : openingReturned({ title, reason })
    await notify(db, tools, await membersOf(db, companyId), notification)
    return { jobId }
  })
}
