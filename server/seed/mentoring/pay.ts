import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { addMonths, monthOf } from '#server/mentoring/pay/rules.ts'
import { mentorRates } from '#server/mentoring/tables.ts'
import { demoAccounts } from '../identity.ts'

/** The school pays for reviews and sessions; one mentor gets an amount each month as well. Last month isn't paid yet. */
export async function seedPay(db: Db) {
  const now = new Date()
  const ids = new Map(
    (await db.select({ id: people.id, email: people.email }).from(people)).map((row) => [row.email, row.id]),
  )
  const [mentor, admin] = [ids.get(demoAccounts[1]!.email)!, ids.get(demoAccounts[2]!.email)!]
  const rate = {
    fromMonth: addMonths(monthOf(now), -2),
    setBy: admin,
    setAt: now,
    reviewPaise: 5000,
    sessionPaise: 20_000,
  }
  await db.insert(mentorRates).values([
    { ...rate, personId: null, monthPaise: 0 },
    { ...rate, personId: mentor, monthPaise: 500_000 },
  ])
}
