import { introductionConsent } from '#contract/hiring/consents.ts'
import { dayMs } from '#contract/kit/durations.ts'
import {
  candidates,
  companyMembers,
  companyViews,
  consents,
  introductionEvents,
  introductions,
  openings,
} from '#server/hiring/tables.ts'
import { personByEmail } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq } from '#server/kit/db/orm.ts'
import type { Deps } from '#server/kit/deps.ts'
import { indiaDate } from '#server/kit/india.ts'
import { insertThread } from '#server/threads/index.ts'
import { threadMessages } from '#server/threads/tables.ts'
import { demoLearnerId } from '../identity.ts'
import { moment } from '../moment.ts'
import { demoCompanyAccount } from './companies.ts'

const request =
  'We read your hostel and cart tasks. The cart’s tests are how we’d like tickets to look here. We’re looking for a junior for our booking screens, office in Pune twice a week. Would you like to talk?'

/** The company asked the demo learner to meet, and she accepted: they write to each other. */
export async function seedIntroduction(db: Db, { clock }: Deps) {
  const now = clock()
  const personId = await demoLearnerId(db)
  const { id: memberId } = (await personByEmail(db, demoCompanyAccount.email))!
  const [candidate] = await db.select().from(candidates).where(eq(candidates.personId, personId))
  const [{ companyId } = { companyId: 0 }] = await db
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .where(eq(companyMembers.personId, memberId))
  const [opening] = await db
    .select()
    .from(openings)
    .where(and(eq(openings.companyId, companyId), eq(openings.state, 'open')))
  const [requestedAt, answeredAt] = [moment([5, '15:20'], now), moment([4, '20:10'], now)]
  const threadId = await insertThread(db, personId, answeredAt)
  const [introduction] = await db
    .insert(introductions)
    .values({
      openingId: opening!.id,
      personId,
      candidateId: candidate!.id,
      state: 'introduced',
      requestedBy: memberId,
      message: request,
      requestedAt,
      answerBy: new Date(requestedAt.getTime() + 7 * dayMs),
      answeredAt,
      movedAt: answeredAt,
      threadId,
      createdAt: requestedAt,
    })
    .returning()
  const event = { introductionId: introduction!.id }
  await db.insert(introductionEvents).values([
    { ...event, at: requestedAt, side: 'company', actorId: memberId, what: 'requested', state: 'requested' },
    { ...event, at: answeredAt, side: 'learner', actorId: personId, what: 'accepted', state: 'introduced' },
  ])
  await db.insert(consents).values({
    personId,
    purpose: 'introduction',
    action: 'given',
    textVersion: introductionConsent.version,
    details: { introductionId: introduction!.id, opening: opening!.title },
    companyId,
    at: answeredAt,
  })
  await db.insert(threadMessages).values([
    {
      threadId,
      authorId: memberId,
      body: 'Thank you for accepting, Asha. I lead the booking team. Could we talk for 30 minutes this week? I’d like to hear how you tested the cart.',
      createdAt: moment([3, '10:15'], now),
    },
    {
      threadId,
      authorId: personId,
      body: 'Thank you! Evenings after 6 suit me best, because of my work at the clinic. I’ll bring the tests.',
      createdAt: moment([3, '19:40'], now),
    },
  ])
  const look = { companyId, viewerId: memberId, candidateId: candidate!.id }
  await db.insert(companyViews).values([
    { ...look, what: 'candidate', day: indiaDate(moment([6, '11:00'], now)), times: 2 },
    { ...look, what: 'code', day: indiaDate(moment([5, '15:00'], now)) },
    { ...look, what: 'profile', day: indiaDate(moment([3, '10:00'], now)) },
  ])
}
