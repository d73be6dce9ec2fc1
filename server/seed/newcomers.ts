import { dayMs as day } from '#contract/kit/durations.ts'
import { personById } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { enrolments } from '#server/learning/tables.ts'
import { planDaysOf } from '#server/membership/access/days.rules.ts'
import { addDays } from '#server/membership/index.ts'
import { payments, remindersOff } from '#server/membership/tables.ts'
import { readSettings } from '#server/site/index.ts'
import { createReferralCode } from '#server/wallet/index.ts'
import { demoLearnerId } from './identity.ts'
import { emailOf } from './learners.ts'
import { seedReceipts } from './receipts.ts'

const ago = (days: number) => new Date(Date.now() - days * day)

type Payment = [daysAgo: number, rupees: number, reference: string]
type Newcomer = {
  name: [first: string, last: string]
  paid: Payment[]
  state?: 'pending' | 'reminders off'
  /** The course they enrolled in after the first payment; they haven't submitted anything yet. */
  courseId?: number
}

/** Learners who joined in the last weeks, with their payments. */
const newcomers: Newcomer[] = [
  {
    name: ['Lalitha', 'Krishnamurthy'],
    paid: [
      [75, 399, '422417705318'],
      [44.2, 699, '425518840267'],
    ],
  },
  {
    name: ['Harpreet', 'Gill'],
    paid: [
      [68.4, 199, '423082214796'],
      [53.1, 399, '424628190035'],
    ],
  },
  {
    name: ['Zoya', 'Mirza'],
    paid: [
      [61.3, 499, '423793365102'],
      [18.2, 399, '428105537784'],
    ],
  },
  {
    name: ['Nandini', 'Bose'],
    paid: [
      [52.6, 399, '424680071459'],
      [21.5, 399, '427755029910'],
    ],
  },
  { name: ['Suresh', 'Pawar'], paid: [[47.2, 699, '425217648803']] },
  { name: ['Lalrinpuii', 'Chhangte'], paid: [[38.1, 499, '426133382057']] },
  { name: ['Vignesh', 'Sundaram'], paid: [[25.3, 399, '427402919446']], state: 'reminders off', courseId: 7 },
  { name: ['Pooja', 'Rathore'], paid: [[11.4, 199, '428806674210']], courseId: 8 },
  { name: ['Joseph', 'Kurian'], paid: [[5.2, 699, '429417053398']] },
  { name: ['Aditi', 'Deshmukh'], paid: [[2.3, 399, '429705581126']] },
  { name: ['Mohammed', 'Irfan'], paid: [[0.12, 399, '429920464731']], state: 'pending' },
  { name: ['Sneha', 'Patil'], paid: [[0.015, 499, '429933107852']], state: 'pending' },
]

/** One or two learners join every week; some renew, some don't, and two payments are pending. */
export async function seedNewcomers(db: Db) {
  const { passwordHash } = (await personById(db, await demoLearnerId(db)))!
  const { plans } = await readSettings(db)
  for (const { name, paid, state, courseId } of newcomers) {
    const email = emailOf(name)
    const [firstName, lastName] = name
    const who = { email, username: email.split('@')[0]!, firstName, lastName, passwordHash }
    const [person] = await db
      .insert(people)
      .values({ ...who, createdAt: ago(paid[0]![0]) })
      .returning({ id: people.id })
    await createReferralCode(db, person!.id)
    if (state === 'pending') await insertPending(db, person!.id, paid[0]!)
    else await insertVerified(db, person!.id, paid, plans)
    if (courseId !== undefined)
      await db.insert(enrolments).values({ personId: person!.id, courseId, createdAt: ago(paid[0]![0] - 0.1) })
    if (state === 'reminders off') await db.insert(remindersOff).values({ personId: person!.id, cancelledAt: ago(3) })
  }
  await seedReceipts(db)
}

const toPayment = (personId: number, [daysAgo, rupees, transactionId]: Payment) => ({
  personId,
  transactionId,
  amountPaise: rupees * 100,
  method: 'upi' as const,
  createdAt: ago(daysAgo),
})

const insertPending = (db: Db, personId: number, payment: Payment) =>
  db.insert(payments).values(toPayment(personId, payment))

type Plans = Parameters<typeof planDaysOf>[0]

/** Verified within minutes; each period starts where the last one ended. */
async function insertVerified(db: Db, personId: number, paid: Payment[], plans: Plans) {
  for (const payment of paid) {
    const row = toPayment(personId, payment)
    const decidedAt = new Date(row.createdAt.getTime() + 7 * 60_000)
    const [made] = await db
      .insert(payments)
      .values({ ...row, state: 'verified', decidedAt })
      .returning()
    const reason = `Payment of ₹${payment[1]}`
    await addDays(db, [{ personId, days: planDaysOf(plans, made!)!, reason, paymentId: made!.id }], decidedAt)
  }
}
