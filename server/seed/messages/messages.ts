import { describeSegment } from '#contract/messages/audience.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { and, asc, eq, isNull, lt } from '#server/kit/db/orm.ts'
import { messageDeliveries, messages } from '#server/messages/tables.ts'
import { demoAccounts } from '../identity.ts'
import { moment } from '../moment.ts'

const [, , admin] = demoAccounts

const announcement = {
  subject: 'Missed a weekend session? Watch the recording',
  body: `Every weekend session is recorded from now on.

- Open **[Sessions](/dashboard/sessions)** and choose **Past**.
- You’ll find the recording and the host’s notes there, usually the next day.

Bring your questions to the next one!`,
}

const reminder = {
  subject: 'Your access ends soon: renew in a minute',
  body: `Your access ends within a week. Your work, your feedback and your certificates stay.

To continue without a break, open your **[dashboard](/dashboard)** and choose a plan. If you’ve already paid, we’re checking it.`,
}

const everyone = { kind: 'everyone' } as const
const ending = { kind: 'ending', days: 7 } as const
const minute = 60_000

/** An announcement that everyone got, and a reminder for the day after tomorrow. */
export async function seedMessages(db: Db, { clock }: Deps) {
  const now = clock()
  const [author] = await db.select({ id: people.id }).from(people).where(eq(people.email, admin!.email))
  const authorId = author!.id
  await seedAnnouncement(db, authorId, now)
  const written = moment([1, '17:20'], now)
  await db.insert(messages).values({
    ...reminder,
    segment: ending,
    audience: describeSegment(ending),
    state: 'scheduled',
    scheduledFor: moment([-2, '10:00'], now),
    authorId,
    createdAt: written,
    updatedAt: written,
  })
}

async function seedAnnouncement(db: Db, authorId: number, now: Date) {
  const sentAt = moment([9, '18:30'], now)
  const recipients = await db
    .select({ id: people.id })
    .from(people)
    .where(
      and(eq(people.role, 'learner'), isNull(people.blockedAt), isNull(people.deletedAt), lt(people.createdAt, sentAt)),
    )
    .orderBy(asc(people.id))
    // A demo may have been given more learners than the story has.
    .limit(100)
  const count = recipients.length
  const [row] = await db
    .insert(messages)
    .values({
      ...announcement,
      segment: everyone,
      audience: describeSegment(everyone),
      state: 'sent',
      authorId,
      createdAt: new Date(sentAt.getTime() - 25 * minute),
      updatedAt: sentAt,
      scheduledFor: sentAt,
      startedAt: sentAt,
      finishedAt: sentAt,
      recipients: count,
      delivered: count,
      emailed: count,
    })
    .returning({ id: messages.id })
  if (count === 0) return
  // Most have opened it since.
  const readAt = (at: number) => (at % 4 === 3 ? null : new Date(sentAt.getTime() + (at + 1) * 47 * minute))
  await db.insert(messageDeliveries).values(
    recipients.map(({ id: personId }, at) => ({
      messageId: row!.id,
      personId,
      state: 'notified' as const,
      deliveredAt: sentAt,
      // The demo has no email server.
      email: 'stored' as const,
      readAt: readAt(at),
    })),
  )
}
