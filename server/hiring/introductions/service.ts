import { introductionConsent } from '#contract/hiring/consents.ts'
import type { IntroductionRequest } from '#contract/hiring/introductions.ts'
import { lockPersonRow } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, notAllowed, notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { insertThread } from '#server/threads/index.ts'
import { membersOf } from '../companies/access.store.ts'
import { visibleCandidate } from '../candidates/pool.service.ts'
import { insertConsent, withdrawConsents } from '../consents/store.ts'
import { lockStateOf } from '../openings/store.ts'
import { lockFor, type Member } from './parties.ts'
import { answerByAfter, assertMayAsk, assertWaits, endedBy } from './rules.ts'
import {
  earlierOf,
  insertIntroduction,
  type Locked,
  lockIntroduction,
  lockOwnOpening,
  personWithCode,
  recordStep,
  unansweredRequests,
} from './steps.store.ts'
import {
  introductionAccepted,
  introductionDeclined,
  introductionEndedByCompany,
  introductionExpired,
  introductionRequested,
  requestExpired,
} from './texts.ts'

/** In the order of a suspension: the company, its openings, then the learner. */
export function request(
  db: Db,
  tools: Tools,
  { actorId, company }: Member,
  { openingId, code, message }: IntroductionRequest,
): Promise<{ introductionId: number }> {
  return db.transaction(async (db) => {
    const now = tools.clock()
    if ((await lockStateOf(db, company.id)) !== 'approved') throw notAllowed()
    const opening = await lockOwnOpening(db, company.id, openingId)
    if (!opening) throw notFound('This opening')
    if (opening.state !== 'open') throw conflict('You can ask for introductions to an opening once it’s open.')
    const personId = await personWithCode(db, code)
    // A withdrawal or block happens before or after it, not meanwhile.
    if (personId !== null) await lockPersonRow(db, personId)
    const candidate = await visibleCandidate(db, tools, company, code)
    // Under another code the learner is somebody else for the company.
    const earlier = (await earlierOf(db, openingId, candidate.personId)).filter(
      ({ candidateId }) => candidateId === candidate.id,
    )
    assertMayAsk(earlier, now)
    const asked = {
      state: 'requested' as const,
      candidateId: candidate.id,
      requestedBy: actorId,
      requestedAt: now,
      answerBy: answerByAfter(now),
      message,
    }
    const suggested = earlier.find(({ state }) => state === 'suggested')
    const id =
      suggested?.id ??
      (await insertIntroduction(db, {
        ...asked,
        openingId,
        personId: candidate.personId,
        createdAt: now,
      }))
    const step = { side: 'company', actorId, what: 'requested', at: now } as const
    await recordStep(db, { id, state: 'requested' }, { changes: asked, ...step })
    const { answerBy } = asked
    const told = introductionRequested({ introductionId: id, company: company.name, title: opening.title, answerBy })
    await notify(db, tools, candidate.personId, told)
    return { introductionId: id }
  })
}

type Answer = { introductionId: number; consentVersion: string }

/** The only step that opens names and contacts. */
export function accept(
  db: Db,
  tools: Tools,
  personId: number,
  { introductionId, consentVersion }: Answer,
): Promise<null> {
  return db.transaction(async (db) => {
    const now = tools.clock()
    const found = await lockFor(db, { side: 'learner', actorId: personId }, introductionId)
    const { introduction, company, title } = found
    assertWaits(introduction, now)
    if (consentVersion !== introductionConsent.version)
      throw conflict('What you share has changed since you opened this page. Reload it and read it again.')
    const threadId = await insertThread(db, personId, now)
    const step = { side: 'learner', actorId: personId, what: 'accepted', at: now } as const
    await recordStep(db, introduction, { changes: { state: 'introduced', answeredAt: now, threadId }, ...step })
    await insertConsent(db, {
      personId,
      purpose: 'introduction',
      action: 'given',
      textVersion: consentVersion,
      details: { introductionId, opening: title },
      companyId: company.id,
      at: now,
    })
    await tellCompany(db, tools, found, introductionAccepted)
    return null
  })
}

async function tellCompany(
  db: Db,
  tools: Tools,
  { introduction, company, title, code }: Locked,
  told: typeof introductionAccepted,
) {
  await notify(db, tools, await membersOf(db, company.id), told({ introductionId: introduction.id, title, code }))
}

type Ending = { introductionId: number; reason: string }

/** Declines a request, or withdraws later. */
export function leave(db: Db, tools: Tools, personId: number, { introductionId, reason }: Ending): Promise<null> {
  return db.transaction(async (db) => {
    const now = tools.clock()
    const found = await lockFor(db, { side: 'learner', actorId: personId }, introductionId)
    const { introduction } = found
    const state = endedBy('learner', introduction.state)
    const step = { side: 'learner', actorId: personId, what: state, at: now } as const
    await recordStep(db, introduction, { changes: { state, reason, endedAt: now }, ...step })
    await withdrawConsents(db, personId, [introductionId], now)
    await tellCompany(db, tools, found, introductionDeclined)
    return null
  })
}

export function turnDown(db: Db, tools: Tools, member: Member, { introductionId, reason }: Ending): Promise<null> {
  return db.transaction(async (db) => {
    const now = tools.clock()
    const { introduction, company, title } = await lockFor(db, member, introductionId)
    const state = endedBy('company', introduction.state)
    const step = { side: 'company', actorId: member.actorId, what: 'turned down', at: now } as const
    await recordStep(db, introduction, { changes: { state, reason, endedAt: now }, ...step })
    if (introduction.state === 'suggested') return null
    const told = introductionEndedByCompany({ introductionId, company: company.name, title, reason })
    await notify(db, tools, introduction.personId, told)
    return null
  })
}

/** Ends the requests that nobody answered in time. */
export async function expireRequests(db: Db, tools: Tools): Promise<void> {
  for (const { id } of await unansweredRequests(db, tools.clock()))
    await db.transaction(async (db) => {
      const now = tools.clock()
      const found = (await lockIntroduction(db, id))!
      const { introduction, company, title } = found
      // Answered meanwhile.
      if (introduction.state !== 'requested') return
      const step = { side: 'time', actorId: null, what: 'expired', at: now } as const
      await recordStep(db, introduction, { changes: { state: 'expired', endedAt: now }, ...step })
      const told = introductionExpired({ introductionId: id, company: company.name, title })
      await notify(db, tools, introduction.personId, told)
      await tellCompany(db, tools, found, requestExpired)
    })
}
