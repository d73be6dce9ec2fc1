import { dayMs as day } from '#contract/kit/durations.ts'
import { Settings } from '#contract/site/settings.ts'
import { bugs, featureRequests } from '#server/community/tables.ts'
import { audit } from '#server/identity/index.ts'
import { auditEntries, people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, isNotNull, isNull } from '#server/kit/db/orm.ts'
import { reviews, secondOpinions } from '#server/learning/tables.ts'
import { accessEntries, payments, receipts } from '#server/membership/tables.ts'
import { demoAccounts } from './identity.ts'

type Deed = Parameters<typeof audit>[1] & { at: Date }

/** What the staff of the demo did, written down as the product would have; nothing that the other parts do not hold. */
export async function seedAudit(db: Db) {
  // An older demo has a log of its own, which is only ever added to: what is older would stand above it.
  const [entry] = await db.select({ id: auditEntries.id }).from(auditEntries).limit(1)
  if (entry) return
  const [mentorId, adminId] = [await idOf(db, 'mentor'), await idOf(db, 'admin')]
  const later = [
    ...(await verified(db, adminId)),
    ...(await approvedByChecks(db)),
    ...(await secondOpinionsGiven(db)),
    ...(await answers(db)),
  ]
  const first = Math.min(...later.map(({ at }) => at.getTime()))
  const begin = { admin: new Date(first - 3 * day), mentor: new Date(first - 2 * day) }
  await db.update(people).set({ createdAt: begin.admin }).where(eq(people.id, adminId))
  await db.update(people).set({ createdAt: begin.mentor }).where(eq(people.id, mentorId))
  const deeds: Deed[] = [
    { actorId: null, action: 'admin created by command', subject: `person ${adminId}`, at: begin.admin },
    { actorId: adminId, action: 'person invited', subject: `person ${mentorId}`, ...invited, at: begin.mentor },
    ...settingsChanged(begin.mentor).map((deed) => ({ ...deed, actorId: adminId, action: 'setting changed' })),
    ...later,
  ]
  for (const deed of deeds.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await audit(db, deed)
}

async function idOf(db: Db, role: 'mentor' | 'admin'): Promise<number> {
  const { email } = demoAccounts.find((account) => account.role === role)!
  const [row] = await db.select({ id: people.id }).from(people).where(eq(people.email, email))
  return row!.id
}

/** Up to what the demo has, which are the defaults. */
function settingsChanged(at: Date) {
  const { plans, demoSlotCapacity } = Settings.parse({})
  const cheaper = plans.map((plan) => (plan.isJoining ? { ...plan, rupees: 349 } : plan))
  return [
    { subject: 'setting plans', before: cheaper, after: plans, at },
    { subject: 'setting demoSlotCapacity', before: 10, after: demoSlotCapacity, at },
  ]
}

const invited = { after: { role: 'mentor' } }

async function verified(db: Db, adminId: number): Promise<Deed[]> {
  const isVerified = eq(payments.state, 'verified')
  await db
    .update(payments)
    .set({ decidedBy: adminId })
    .where(and(isVerified, isNull(payments.decidedBy)))
  const rows = await db
    .select({ id: payments.id, at: payments.decidedAt, access: accessEntries, receiptNumber: receipts.number })
    .from(payments)
    .innerJoin(accessEntries, eq(accessEntries.paymentId, payments.id))
    .innerJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(and(isVerified, isNotNull(payments.decidedAt)))
  return rows.map(({ id, at, access: { startsAt, endsAt }, receiptNumber }) => ({
    actorId: adminId,
    action: 'payment verified',
    subject: `payment ${id}`,
    before: { state: 'pending' },
    after: {
      state: 'verified',
      days: Math.round((endsAt.getTime() - startsAt.getTime()) / day),
      endsAt,
      receiptNumber,
    },
    at: at!,
  }))
}

async function approvedByChecks(db: Db): Promise<Deed[]> {
  const rows = await db.select().from(reviews).where(isNotNull(reviews.checkRunId))
  return rows.map(({ solutionId, verdict, checkRunId, createdAt }) => ({
    actorId: null,
    action: 'approved by checks',
    subject: `solution ${solutionId}`,
    after: { verdict, decidedBy: 'checks', checkRunId },
    at: createdAt,
  }))
}

async function secondOpinionsGiven(db: Db): Promise<Deed[]> {
  const rows = await db
    .select({ opinion: secondOpinions, first: reviews.verdict })
    .from(secondOpinions)
    .innerJoin(reviews, eq(reviews.id, secondOpinions.reviewId))
    .where(isNotNull(secondOpinions.decidedAt))
  return rows.map(({ opinion: { solutionId, mentorId, verdict, kind, decidedAt }, first }) => ({
    actorId: mentorId,
    action: 'second opinion given',
    subject: `solution ${solutionId}`,
    after: { verdict, kind, agrees: verdict === first },
    at: decidedAt!,
  }))
}

async function answers(db: Db): Promise<Deed[]> {
  const reports = await db.select().from(bugs).where(isNotNull(bugs.answeredAt))
  const requests = await db.select().from(featureRequests).where(isNotNull(featureRequests.answeredAt))
  return [
    ...reports.map((bug) => ({ action: 'bug answered', subject: `bug ${bug.id}`, ...answered(bug) })),
    ...requests.map((wish) => ({
      action: 'feature request answered',
      subject: `request ${wish.id}`,
      ...answered(wish),
    })),
  ]
}

type Answered = { state: string; answer: string | null; answeredAt: Date | null; answeredBy: number | null }

const answered = ({ state, answer, answeredAt, answeredBy }: Answered) => ({
  actorId: answeredBy,
  before: { state: 'open', answer: null },
  after: { state, answer },
  at: answeredAt!,
})
