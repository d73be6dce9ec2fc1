import type { SupportTopic } from '#contract/support/requests.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { workingDayAfter } from '#server/learning/index.ts'
import { payments } from '#server/membership/tables.ts'
import { supportRequests } from '#server/support/tables.ts'
import { insertThread } from '#server/threads/index.ts'
import { threadMessages, threadNotes } from '#server/threads/tables.ts'
import { demoAccounts } from '../identity.ts'
import { emailOf } from '../learners.ts'
import { moment, type When } from '../moment.ts'

const [learner, mentor, admin] = demoAccounts

type SeedRequest = {
  email: string
  topic: SupportTopic
  subject: string
  courseId?: number
  messages: { at: When; by: string; body: string }[]
  notes?: { at: When; by: string; body: string }[]
  assignee?: string
  resolved?: When
}

const harpreet = emailOf(['Harpreet', 'Gill'])
const nandini = emailOf(['Nandini', 'Bose'])

/** Her bank shows the transfer, but she mistyped the reference: two digits are swapped. */
const rejected = {
  transactionId: '429811260347',
  amountPaise: 399_00,
  method: 'upi' as const,
  state: 'rejected' as const,
  reason:
    'We could not find this transaction ID on our bank statement. Please check it in your UPI or bank app and send it again.',
}

const requests: SeedRequest[] = [
  {
    email: learner!.email,
    topic: 'course',
    subject: 'Where do I find the recording of last weekend’s session?',
    courseId: 5,
    messages: [
      { at: [19, '11:05'], by: learner!.email, body: 'I had a seat, but my train was late and I missed half of it.' },
      {
        at: [19, '14:40'],
        by: mentor!.email,
        body: 'No problem. Open **Sessions**, choose **Past**, and you’ll find the recording next to the session. We usually add it the next day.',
      },
    ],
    resolved: [18, '09:30'],
  },
  {
    email: nandini,
    topic: 'account',
    subject: 'Please change my email address',
    messages: [
      {
        at: [3, '16:20'],
        by: nandini,
        body: 'I no longer use my college address. How can I use a new one to log in?',
      },
      {
        at: [2, '10:45'],
        by: admin!.email,
        body: 'We can change it for you. Please send us the new address here, so that we know the request comes from your account.',
      },
    ],
    assignee: admin!.email,
  },
  {
    email: harpreet,
    topic: 'payment',
    subject: 'My renewal was rejected, but the money has left my account',
    messages: [
      {
        at: 140,
        by: harpreet,
        body: 'I paid ₹399 by UPI yesterday. My bank shows the payment as successful, with the reference 429811260374. Please check again.',
      },
    ],
    notes: [
      {
        at: 90,
        by: admin!.email,
        body: 'Two digits are swapped: she sent us …60347. It should be on tomorrow’s statement; reopen the payment then.',
      },
    ],
  },
]

/** What learners wrote to support. No notifications: it is all in the past. */
export async function seedSupport(db: Db, deps: Deps) {
  const now = deps.clock()
  const rows = await db.select({ id: people.id, email: people.email }).from(people)
  const personIds = new Map(rows.map(({ id, email }) => [email, id]))
  const [payment] = await db
    .insert(payments)
    .values({
      ...rejected,
      personId: personIds.get(harpreet)!,
      createdAt: moment(26 * 60, now),
      decidedAt: moment(25 * 60, now),
      decidedBy: personIds.get(admin!.email)!,
    })
    .returning({ id: payments.id })
  for (const { email, topic, subject, courseId, messages, notes = [], assignee, resolved } of requests) {
    const personId = personIds.get(email)!
    const createdAt = moment(messages[0]!.at, now)
    const answer = messages.findLast(({ by }) => by !== email)
    const threadId = await insertThread(db, personId, createdAt)
    await db.insert(threadMessages).values(
      messages.map(({ at, by, body }) => ({
        threadId,
        authorId: personIds.get(by)!,
        body,
        createdAt: moment(at, now),
      })),
    )
    if (notes.length > 0)
      await db.insert(threadNotes).values(
        notes.map(({ at, by, body }) => ({
          threadId,
          authorId: personIds.get(by)!,
          body,
          createdAt: moment(at, now),
        })),
      )
    await db.insert(supportRequests).values({
      threadId,
      personId,
      topic,
      subject,
      paymentId: topic === 'payment' ? payment!.id : null,
      courseId: courseId ?? null,
      state: resolved ? 'resolved' : answer ? 'answered' : 'open',
      assigneeId: assignee ? personIds.get(assignee)! : null,
      createdAt,
      promisedAt: await workingDayAfter(db, createdAt),
      waitingSince: resolved || answer ? null : createdAt,
      answeredAt: answer ? moment(answer.at, now) : null,
      resolvedAt: resolved ? moment(resolved, now) : null,
    })
  }
}
