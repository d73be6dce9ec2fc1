import { dayMs as day } from '#contract/kit/durations.ts'
import { and, eq } from '#server/kit/db/orm.ts'
import { personById } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { enrolments } from '#server/learning/tables.ts'
import { addDays } from '#server/membership/index.ts'
import { payments } from '#server/membership/tables.ts'
import { createReferralCode } from '#server/wallet/index.ts'
import { walletEntries } from '#server/wallet/tables.ts'
import { demoLearnerId } from './identity.ts'

const ago = (days: number) => new Date(Date.now() - days * day)

type Learner = { name: [first: string, last: string]; joined: number; reference: string; courses: number[] }

/** Those whose work fills the mentor's queue. They joined so many days ago and paid with this reference. */
const learners: Learner[] = [
  { name: ['Devika', 'Menon'], joined: 27, reference: '427180336915', courses: [2, 5, 7] },
  { name: ['Gurleen', 'Kaur Sandhu'], joined: 24, reference: '427499120648', courses: [1, 8] },
  { name: ['Tsering', 'Dolma'], joined: 21, reference: '427801553270', courses: [2, 4, 10] },
  { name: ['Rohit', 'Jadhav'], joined: 19, reference: '428014467702', courses: [3, 7, 10] },
  { name: ['Farhana', 'Begum'], joined: 16, reference: '428330908154', courses: [1, 5, 6] },
  { name: ['Kishore', 'Reddy'], joined: 13, reference: '428647712096', courses: [3, 8, 9] },
  // Her work was rejected some days ago, and she hasn't come back with anything.
  { name: ['Ananya', 'Baruah'], joined: 18, reference: '428122764059', courses: [7] },
  // Her month is over, and she has some credit to renew with.
  { name: ['Meenakshi', 'Iyer'], joined: 33, reference: '426512907741', courses: [2] },
]

export const emailOf = ([first, last]: Learner['name']) =>
  `${first} ${last.split(' ')[0]}`.toLowerCase().replace(' ', '.') + '@kaushal.example'

/** Eight more learners, one of them expired, and the demo learner's first month: the work is older than her second. */
export async function seedLearners(db: Db) {
  const asha = await demoLearnerId(db)
  // Hashing is slow on purpose, and the password is the same.
  const { passwordHash } = (await personById(db, asha))!
  const rows = await db
    .insert(people)
    .values(
      learners.map(({ name, joined }) => {
        const email = emailOf(name)
        const [firstName, lastName] = name
        return { email, username: email.split('@')[0]!, firstName, lastName, passwordHash, createdAt: ago(joined) }
      }),
    )
    .returning({ id: people.id })
  for (const { id } of rows) await createReferralCode(db, id)
  const reason = 'Sorry for the slow reviews in your first week'
  await db.insert(walletEntries).values({ personId: rows.at(-1)!.id, amountPaise: 300_00, reason, createdAt: ago(25) })
  const paid = learners.map(({ joined, reference }, index) => ({ personId: rows[index]!.id, joined, reference }))
  await openMonths(db, [...paid, { personId: asha, joined: 41, reference: '425802291463' }])
  await db
    .insert(enrolments)
    .values(
      learners.flatMap(({ courses, joined }, index) =>
        courses.map((courseId) => ({ personId: rows[index]!.id, courseId, createdAt: ago(joined - 0.1) })),
      ),
    )
  await backdate(db, asha)
}

/** The demo learner has been here for six weeks, and took up her three courses one after the other. */
async function backdate(db: Db, personId: number) {
  await db
    .update(people)
    .set({ createdAt: ago(42) })
    .where(eq(people.id, personId))
  for (const [courseId, days] of Object.entries({ 5: 41, 2: 28, 1: 4 })) {
    await db
      .update(enrolments)
      .set({ createdAt: ago(days) })
      .where(and(eq(enrolments.personId, personId), eq(enrolments.courseId, Number(courseId))))
  }
}

type Paid = { personId: number; joined: number; reference: string }

async function openMonths(db: Db, paid: Paid[]) {
  const rows = await db
    .insert(payments)
    .values(
      paid.map(({ personId, joined, reference: transactionId }) => {
        const at = ago(joined)
        const what = { amountPaise: 399_00, method: 'upi', state: 'verified' } as const
        return { personId, transactionId, ...what, createdAt: at, decidedAt: at }
      }),
    )
    .returning({ id: payments.id })
  for (const [index, { personId, joined }] of paid.entries()) {
    const bought = { personId, days: 30, reason: 'Payment of ₹399', paymentId: rows[index]!.id }
    await addDays(db, [bought], ago(joined))
  }
}
