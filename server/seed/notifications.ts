import { eq, isNotNull, isNull, sql } from '#server/kit/db/orm.ts'
import { bugs, featureRequests } from '#server/community/tables.ts'
import { postAnswered } from '#server/community/texts.ts'
import { courses } from '#server/catalogue/tables.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { promiseDays } from '#server/learning/promises/tables.ts'
import { mentorName } from '#server/learning/reviews/rules.ts'
import { certificates, reviews, secondOpinions, solutions, steps } from '#server/learning/tables.ts'
import { certificateIssued, lateReview, secondOpinionGiven, verdictGiven } from '#server/learning/texts.ts'
import { paymentVerified, referralEarned } from '#server/membership/payments/texts.ts'
import { accessEntries, payments, receipts } from '#server/membership/tables.ts'
import { registered } from '#server/membership/texts.ts'
import { contentFor } from '#server/messages/content.ts'
import { messageDeliveries, messages } from '#server/messages/tables.ts'
import { messageReceived } from '#server/messages/texts.ts'
import { notifications } from '#server/notifications/tables.ts'
import { readSettings } from '#server/site/index.ts'
import { referrals, walletEntries } from '#server/wallet/tables.ts'
import { creditAdjusted } from '#server/wallet/texts.ts'
import { dedupeKeyOfReferral } from '#server/wallet/wallet.rules.ts'
import type { Event } from './event.ts'
import { hiringEvents } from './hiring/events.ts'
import { demoLearnerId } from './identity.ts'

const hour = 60 * 60 * 1000
/** The spec's sample: the badge shows 4. */
const unreadCount = 4

/** What the product would have told everybody, at the moment it happened. Runs last: it reads what the other parts made. */
export async function seedNotifications(db: Db, { clock }: Deps) {
  const now = clock()
  const learnerId = await demoLearnerId(db)
  const sources = [
    paymentEvents,
    referralEvents,
    giftEvents,
    verdictEvents,
    lateEvents,
    opinionEvents,
    certificateEvents,
    answerEvents,
    messageEvents,
    hiringEvents,
  ]
  const events: Event[] = []
  for (const source of sources) events.push(...(await source(db)))
  // The list shows them in the order of their ids.
  events.sort((a, b) => a.at.getTime() - b.at.getTime())
  const unread = new Set(
    events.filter(({ personId, isAnswered }) => personId === learnerId && !isAnswered).slice(-unreadCount),
  )
  await db.insert(notifications).values(
    events.map((event) => {
      const { personId, at, kind, data, link } = event
      const readAt = unread.has(event) ? null : new Date(Math.min(at.getTime() + hour, now.getTime()))
      return { personId, kind, data, link, createdAt: at, readAt }
    }),
  )
}

async function messageEvents(db: Db): Promise<Event[]> {
  const rows = await db
    .select({ message: messages, delivery: messageDeliveries })
    .from(messageDeliveries)
    .innerJoin(messages, eq(messages.id, messageDeliveries.messageId))
  return rows.map(({ message, delivery: { personId, deliveredAt, readAt, mergeValues } }) => {
    const { subject, excerpt } = contentFor(message, '')(mergeValues ?? {})
    return {
      personId,
      at: deliveredAt!,
      ...messageReceived({ messageId: message.id, subject, excerpt }),
      isAnswered: readAt !== null,
    }
  })
}

async function lateEvents(db: Db): Promise<Event[]> {
  const rows = await db
    .select({ day: promiseDays, solution: solutions, stepName: steps.name })
    .from(promiseDays)
    .innerJoin(solutions, eq(solutions.id, promiseDays.solutionId))
    .innerJoin(steps, eq(steps.id, solutions.stepId))
  return rows.map(({ day, solution, stepName }) => {
    const late = lateReview({ ...solution, stepName, isReviewed: false, days: 1 })
    return { personId: solution.personId, at: day.createdAt, ...late }
  })
}

/** The first mentors learn the outcome. */
async function opinionEvents(db: Db): Promise<Event[]> {
  const rows = await db
    .select({ opinion: secondOpinions, review: reviews, solution: solutions, stepName: steps.name, mentor: people })
    .from(secondOpinions)
    .innerJoin(reviews, eq(reviews.id, secondOpinions.reviewId))
    .innerJoin(solutions, eq(solutions.id, secondOpinions.solutionId))
    .innerJoin(steps, eq(steps.id, solutions.stepId))
    // Only decided ones have a mentor.
    .innerJoin(people, eq(people.id, secondOpinions.mentorId))
  return rows.map(({ opinion, review, solution, stepName, mentor }) => {
    const { verdict, feedback } = opinion
    const agrees = verdict === review.verdict
    const outcome = { solutionId: solution.id, stepName, mentor: fullName(mentor), verdict: verdict!, feedback, agrees }
    return { personId: review.mentorId!, at: opinion.decidedAt!, ...secondOpinionGiven(outcome) }
  })
}

async function paymentEvents(db: Db): Promise<Event[]> {
  const { name: school } = await readSettings(db)
  const rows = await db
    .select({ payment: payments, endsAt: accessEntries.endsAt, number: receipts.number })
    .from(payments)
    .leftJoin(accessEntries, eq(accessEntries.paymentId, payments.id))
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
  return rows.flatMap(({ payment, endsAt, number }): Event[] => {
    const { personId, createdAt, decidedAt } = payment
    const reported = { personId, at: createdAt, ...registered({ ...payment, school }) }
    if (!decidedAt || !endsAt || !number) return [reported]
    return [reported, { personId, at: decidedAt, ...paymentVerified({ ...payment, endsAt, number }) }]
  })
}

async function referralEvents(db: Db): Promise<Event[]> {
  const entries = await db.select().from(walletEntries)
  const friends = await db
    .select({ id: people.id, firstName: people.firstName })
    .from(referrals)
    .innerJoin(people, eq(people.id, referrals.personId))
  return friends.flatMap(({ id, firstName }) =>
    entries
      .filter(({ dedupeKey }) => dedupeKey === dedupeKeyOfReferral(id))
      .map(({ personId, createdAt: at, amountPaise }) => ({
        personId,
        at,
        ...referralEarned({ firstName, paise: amountPaise }),
      })),
  )
}

/** Credit that staff gave. */
async function giftEvents(db: Db): Promise<Event[]> {
  const rows = await db.select().from(walletEntries).where(isNull(walletEntries.dedupeKey))
  return rows
    .filter(({ amountPaise }) => amountPaise > 0)
    .map(({ personId, createdAt: at, amountPaise, reason }) => ({
      personId,
      at,
      ...creditAdjusted({ paise: amountPaise, reason }),
    }))
}

const isAnswered = sql<boolean>`exists (
    select from solutions later where later.person_id = ${solutions.personId} and later.step_id = ${solutions.stepId}
      and later.attempt > ${solutions.attempt})
  or exists (select from review_threads where solution_id = ${solutions.id})`

async function verdictEvents(db: Db): Promise<Event[]> {
  const rows = await db
    .select({
      personId: solutions.personId,
      courseId: solutions.courseId,
      courseTitle: courses.title,
      stepId: solutions.stepId,
      stepName: steps.name,
      verdict: reviews.verdict,
      feedback: reviews.feedback,
      at: reviews.createdAt,
      mentor: sql<string>`coalesce(${people.firstName} || ' ' || ${people.lastName}, ${mentorName(null)})`,
      isAnswered,
    })
    .from(reviews)
    .innerJoin(solutions, eq(solutions.id, reviews.solutionId))
    .innerJoin(steps, eq(steps.id, solutions.stepId))
    .innerJoin(courses, eq(courses.id, solutions.courseId))
    .leftJoin(people, eq(people.id, reviews.mentorId))
  return rows.map((row) => ({
    personId: row.personId,
    at: row.at,
    isAnswered: row.isAnswered,
    ...verdictGiven(row),
  }))
}

async function certificateEvents(db: Db): Promise<Event[]> {
  const rows = await db.select().from(certificates)
  return rows.map(({ personId, courseTitle, code, issuedAt }) => ({
    personId,
    at: issuedAt,
    ...certificateIssued({ courseTitle, code }),
  }))
}

async function answerEvents(db: Db): Promise<Event[]> {
  const events: Event[] = []
  for (const [board, table] of [
    ['bugs', bugs],
    ['requests', featureRequests],
  ] as const) {
    const rows = await db.select().from(table).where(isNotNull(table.answeredAt))
    for (const { personId, answeredAt, ...post } of rows) {
      const isNewState = post.state !== 'open'
      events.push({ personId, at: answeredAt!, ...postAnswered({ board, isNewState, ...post }) })
    }
  }
  return events
}
