import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { answerInterview, InterviewDraft, PlacementDraft } from '#contract/hiring/meetings.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, notFound, notInFuture } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { notify } from '#server/notifications/index.ts'
import { linkReader } from '#server/site/index.ts'
import { isActiveMember } from '../companies/access.store.ts'
import { interviewAttachment, interviewCalendar, isInterviewLink } from './calendar.ts'
import {
  hasProposal,
  insertInterview,
  interviewById,
  type InterviewRow,
  interviewWithParties,
  placementOf,
  putPlacement,
  setInterviewState,
} from './meetings.store.ts'
import { type Acting, lockFor, type Member, otherSide } from './parties.ts'
import { assertAnswerable, assertCancellable, assertNear, assertRuns, isOpenToCompany, isSameJob } from './rules.ts'
import { type Locked, recordStep } from './steps.store.ts'
import { bothAgree, interviewNews, offerMade, placementSaid } from './texts.ts'

/** In the transaction: the introduction, locked, while both sides talk. */
async function lockRunning(db: Db, acting: Acting, introductionId: number): Promise<Locked> {
  const found = await lockFor(db, acting, introductionId)
  assertRuns(found)
  return found
}

type OfInterview = { introductionId: number; interviewId: number }

async function tellOfInterview(db: Db, tools: Tools, acting: Acting, found: Locked, interview: InterviewRow) {
  const { people, about } = await otherSide(db, acting, found)
  const { state, startsAt, minutes } = interview
  const isInCalendar = interview.sequence > 1 || state === 'agreed'
  const attachments = isInCalendar ? [interviewAttachment(interview, found, about.reader, tools)] : []
  await notify(db, tools, people, interviewNews({ ...about, state, startsAt, minutes }), { attachments })
}

export function propose(
  db: Db,
  tools: Tools,
  acting: Acting,
  { introductionId, date, time, ...draft }: InterviewDraft & { introductionId: number },
): Promise<{ interviewId: number }> {
  return db.transaction(async (db) => {
    const now = tools.clock()
    const startsAt = new Date(`${date}T${time}:00+05:30`)
    if (startsAt <= now) throw notInFuture()
    const found = await lockRunning(db, acting, introductionId)
    if (await hasProposal(db, introductionId))
      throw conflict('There’s a proposed time already. Answer or cancel it first.')
    const { side, actorId } = acting
    const row = { introductionId, ...draft, startsAt, proposedBy: side, state: 'proposed' as const, createdAt: now }
    const interviewId = await insertInterview(db, row)
    await recordStep(db, found.introduction, { changes: {}, side, actorId, what: 'interview proposed', at: now })
    await tellOfInterview(db, tools, acting, found, (await interviewById(db, introductionId, interviewId))!)
    return { interviewId }
  })
}

async function lockInterview(db: Db, acting: Acting, { introductionId, interviewId }: OfInterview) {
  const found = await lockRunning(db, acting, introductionId)
  const interview = await interviewById(db, introductionId, interviewId)
  if (!interview) throw notFound('This interview')
  return { found, interview }
}

type Answering = OfInterview & BodyOf<typeof answerInterview>

export function answer(db: Db, tools: Tools, acting: Acting, { answer: state, ...of }: Answering): Promise<null> {
  return db.transaction(async (db) => {
    const now = tools.clock()
    const { found, interview } = await lockInterview(db, acting, of)
    assertAnswerable(interview, acting.side, now)
    const { introduction } = found
    const isFirst = state === 'agreed' && introduction.state === 'introduced'
    const changes = isFirst ? { state: 'interview' as const } : {}
    const { side, actorId } = acting
    await recordStep(db, introduction, { changes, side, actorId, what: `interview ${state}`, at: now })
    await tellOfInterview(db, tools, acting, found, await setInterviewState(db, of.interviewId, state))
    return null
  })
}

export function cancel(db: Db, tools: Tools, acting: Acting, of: OfInterview): Promise<null> {
  return db.transaction(async (db) => {
    const { found, interview } = await lockInterview(db, acting, of)
    assertCancellable(interview)
    const step = { changes: {}, side: acting.side, actorId: acting.actorId, at: tools.clock() }
    await recordStep(db, found.introduction, { ...step, what: 'interview cancelled' })
    await tellOfInterview(db, tools, acting, found, await setInterviewState(db, of.interviewId, 'cancelled'))
    return null
  })
}

export function offer(db: Db, tools: Tools, member: Member, introductionId: number): Promise<null> {
  return db.transaction(async (db) => {
    const found = await lockRunning(db, member, introductionId)
    if (found.introduction.state === 'offer') return null
    const step = { side: member.side, actorId: member.actorId, what: 'offered', at: tools.clock() }
    await recordStep(db, found.introduction, { changes: { state: 'offer' }, ...step })
    const { people, about } = await otherSide(db, member, found)
    await notify(db, tools, people, offerMade(about))
    return null
  })
}

type Confirming = PlacementDraft & { introductionId: number }

/** What one side says about the job. Once both say the same, the learner has joined. */
export function confirm(
  db: Db,
  tools: Tools,
  acting: Acting,
  { introductionId, payBand, ...said }: Confirming,
): Promise<{ isAgreed: boolean }> {
  return db.transaction(async (db) => {
    const now = tools.clock()
    assertNear(said.startsOn, indiaDate(now))
    const found = await lockRunning(db, acting, introductionId)
    const { side, actorId } = acting
    await putPlacement(db, {
      introductionId,
      side,
      confirmedBy: actorId,
      confirmedAt: now,
      ...said,
      payBand: payBand || null,
    })
    const { learner, company } = await placementOf(db, introductionId)
    const isAgreed = learner !== null && company !== null && isSameJob(learner, company)
    const changes = isAgreed ? { state: 'joined' as const } : {}
    await recordStep(db, found.introduction, { changes, side, actorId, what: 'job confirmed', at: now })
    const { people, about } = await otherSide(db, acting, found)
    await notify(db, tools, people, isAgreed ? bothAgree(about) : placementSaid({ ...about, startsOn: said.startsOn }))
    return { isAgreed }
  })
}

type SignedLink = { personId: number; signature: string }

/** Null unless the interview is agreed, both sides still know each other, and its reader is one of them. */
export async function readInterviewFile(
  db: Db,
  tools: Tools,
  interviewId: number,
  { personId, signature }: SignedLink,
): Promise<string | null> {
  if (!isInterviewLink(tools, interviewId, personId, signature) || !(await linkReader(db, personId))) return null
  const found = await interviewWithParties(db, interviewId)
  if (found?.interview.state !== 'agreed' || !isOpenToCompany(found.introduction, found.person)) return null
  const isLearner = found.person.id === personId
  if (!isLearner && !(await isActiveMember(db, found.company.id, personId))) return null
  return interviewCalendar(found.interview, found, isLearner ? 'learner' : 'company', tools)
}
