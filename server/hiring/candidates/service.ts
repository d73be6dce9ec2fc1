import { candidateConsent } from '#contract/hiring/consents.ts'
import type { MyCandidate, OptIn, ShowableWork } from '#contract/hiring/candidates.ts'
import type { Role } from '#contract/kit/access.ts'
import type { ProvenWork } from '#contract/portfolio/view.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { workOf } from '#server/portfolio/index.ts'
import { readSettings } from '#server/site/index.ts'
import { agreedVersion, insertConsent, ledgerOf } from '../consents/store.ts'
import { endIntroductions } from '../endings/service.ts'
import { newCode } from './codes.ts'
import { assertOwnWork, assertTextRead, obstacleFor, periodOf } from './rules.ts'
import {
  type CandidateRow,
  companiesFor,
  countRunning,
  currentCandidate,
  deleteBlock,
  insertBlock,
  insertCandidate,
  isKnown,
  markReminded,
  openCandidate,
  overdueCandidates,
  putWorks,
  unremindedCandidates,
  updateCandidate,
  viewsOf,
  worksOf,
} from './store.ts'
import { optInEnded, optInEndsSoon } from './texts.ts'

type Learner = { id: number; role: Role }

export async function myCandidate(db: Db, tools: Tools, learner: Learner): Promise<MyCandidate> {
  const { id } = learner
  const current = await currentCandidate(db, id, tools.clock())
  const { obstacle, work } = await standingOf(db, learner)
  return {
    obstacle,
    current: current ? await toCurrent(db, current) : null,
    work,
    running: await countRunning(db, id),
    views: await viewsOf(db, id),
    companies: await companiesFor(db, id),
    ledger: await ledgerOf(db, id),
  }
}

async function toCurrent(db: Db, row: CandidateRow): Promise<NonNullable<MyCandidate['current']>> {
  const { code, city, languages, availability, payFrom, companyKinds, inSmallGroups } = row
  return {
    code,
    city,
    languages,
    availability,
    companyKinds,
    inSmallGroups,
    payFrom: payFrom ?? '',
    works: await worksOf(db, row.id),
    since: row.consentedAt.toISOString(),
    until: row.expiresAt.toISOString(),
  }
}

/** What a learner could show, and why they can't be introduced. */
async function standingOf(db: Db, { id, role }: Learner) {
  const all = (await workOf(db, [id])).get(id) ?? []
  const certificates = all.filter(({ kind }) => kind === 'certificate').length
  const work = all.flatMap(toShowable)
  const { hiring } = await readSettings(db)
  return { work, obstacle: obstacleFor({ role, certificates, work }, hiring) }
}

function toShowable({ kind, workId, title, taskTitle, courseTitle, at, hasWork }: ProvenWork): ShowableWork[] {
  if (kind !== 'step' && kind !== 'project') return []
  return [{ kind, workId, title, place: courseTitle ?? taskTitle, approvedAt: at, hasWork }]
}

/** Each save is a consent, with the exact text and choices that it is about. */
export function optIn(db: Db, tools: Tools, learner: Learner, { agrees: _agrees, ...given }: OptIn): Promise<null> {
  const { days, textVersion, works, ...shown } = given
  assertTextRead(textVersion)
  const personId = learner.id
  return db.transaction(async (db) => {
    // Saves and withdrawals of one learner wait for each other.
    await lockPerson(db, personId)
    const now = tools.clock()
    await endIfOverdue(db, tools, personId)
    const { obstacle, work } = await standingOf(db, learner)
    if (obstacle) throw conflict(obstacle)
    const current = await openCandidate(db, personId)
    const chosenBefore = current ? await worksOf(db, current.id) : []
    assertOwnWork(works, [...work, ...chosenBefore])
    const { action, ...period } = periodOf({ days }, current, now)
    const row = { ...shown, payFrom: shown.payFrom || null, ...period }
    const candidateId = current?.id ?? (await insertCandidate(db, { ...row, personId, code: newCode() }))
    if (current) await updateCandidate(db, current.id, { ...row, ...(days !== null && { remindedAt: null }) })
    await putWorks(db, candidateId, works)
    const details = { ...shown, works, until: period.expiresAt.toISOString() }
    const { version } = candidateConsent
    await insertConsent(db, { personId, purpose: 'candidate', action, textVersion: version, details, at: now })
    return null
  })
}

/** From the next request on no company sees them. Also takes back what companies know from introductions. */
export function withdraw(
  db: Db,
  tools: Tools,
  personId: number,
  cause: 'opt-in withdrawn' | 'account deleted' = 'opt-in withdrawn',
): Promise<null> {
  return db.transaction(async (db) => {
    await lockPerson(db, personId)
    const current = await openCandidate(db, personId)
    if (current) await end(db, current, 'withdrawn', tools.clock())
    await endIntroductions(db, tools, { which: { personId }, cause, actorId: personId })
    return null
  })
}

async function end(db: Db, { id, personId }: CandidateRow, action: 'withdrawn' | 'expired', at: Date) {
  await updateCandidate(db, id, { endedAt: at })
  const textVersion = await agreedVersion(db, personId)
  await insertConsent(db, { personId, purpose: 'candidate', action, textVersion, at })
}

/** Companies saw them until then, even if the job is late. What was accepted continues: it has a consent of its own. */
async function endIfOverdue(db: Db, tools: Tools, personId: number): Promise<void> {
  const current = await openCandidate(db, personId)
  if (!current || current.expiresAt > tools.clock()) return
  await end(db, current, 'expired', tools.clock())
  // Its code can't be opened any more, and the next one must not be linked to it.
  await endIntroductions(db, tools, { which: { suggestedOf: current.id }, cause: 'suggestion expired', actorId: null })
  await notify(db, tools, personId, optInEnded({}))
}

export async function endOverdue(db: Db, tools: Tools): Promise<void> {
  for (const { personId } of await overdueCandidates(db, tools.clock()))
    await db.transaction(async (db) => {
      await lockPerson(db, personId)
      await endIfOverdue(db, tools, personId)
    })
}

export async function remindOfEnds(db: Db, tools: Tools): Promise<void> {
  for (const { personId } of await unremindedCandidates(db, tools.clock()))
    await db.transaction(async (db) => {
      await lockPerson(db, personId)
      const until = await markReminded(db, personId, tools.clock())
      if (until) await notify(db, tools, personId, optInEndsSoon({ until }))
    })
}

export function block(db: Db, tools: Tools, personId: number, companyId: number): Promise<null> {
  return db.transaction(async (db) => {
    await lockPerson(db, personId)
    if (!(await isKnown(db, companyId))) throw notFound('This company')
    await insertBlock(db, { personId, companyId, createdAt: tools.clock() })
    await endIntroductions(db, tools, { which: { personId, companyId }, cause: 'company blocked', actorId: personId })
    return null
  })
}

export async function unblock(db: Db, personId: number, companyId: number): Promise<null> {
  await deleteBlock(db, personId, companyId)
  return null
}
