import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { inArray } from '#server/kit/db/orm.ts'
import type { Deps } from '#server/kit/deps.ts'
import { daysAfter, indiaDate } from '#server/kit/india.ts'
import { planChanges } from '#server/learning/due-dates/tables.ts'
import { batches, batchMembers, mondayOf } from '#server/learning/index.ts'
import { demoAccounts } from '../identity.ts'
import { emailOf } from '../learners.ts'
import { moment, type When } from '../moment.ts'

const [asha, imran] = demoAccounts.map(({ email }) => email) as [string, string]
const devika = emailOf(['Devika', 'Menon'])
const gurleen = emailOf(['Gurleen', 'Kaur Sandhu'])
const farhana = emailOf(['Farhana', 'Begum'])

/** The ones who joined it, and when. Weeks from Monday of this week to its first day. */
type SeedBatch = { name: string; courseId: number; weeks: number; made: When; joined: [email: string, When][] }

const fullStack: SeedBatch = {
  name: 'Full-Stack evenings',
  courseId: 1,
  weeks: 0,
  made: [5, '11:00'],
  joined: [
    [gurleen, [5, '11:20']],
    [farhana, [5, '11:20']],
    [asha, [3, '18:30']],
  ],
}

const javaScript: SeedBatch = {
  name: 'JavaScript mornings',
  courseId: 5,
  weeks: -5,
  made: [40, '10:00'],
  joined: [
    [asha, [39, '17:10']],
    [devika, [25, '12:00']],
    [farhana, [14, '12:00']],
  ],
}

/** One batch in its first week; and one that waited a few days for a festival, which the demo learner has finished. */
export async function seedBatches(db: Db, { clock }: Deps) {
  const now = clock()
  const emails = [asha, imran, devika, gurleen, farhana]
  const found = await db
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(inArray(people.email, emails))
  const ids = new Map(found.map(({ id, email }) => [email, id]))
  const madeBy = ids.get(imran)!
  const batchId = await seedBatch(db, ids, javaScript, now)
  const [madeAt, reason] = [moment([18, '17:45'], now), 'Many of you travel for the festival']
  await db.insert(planChanges).values({ batchId, fromDay: indiaDate(madeAt), days: 3, reason, madeBy, madeAt })
  await seedBatch(db, ids, fullStack, now)
}

async function seedBatch(db: Db, ids: Map<string, number>, batch: SeedBatch, now: Date): Promise<number> {
  const { name, courseId, weeks, made, joined } = batch
  const mentorId = ids.get(imran)!
  const startsOn = daysAfter(mondayOf(indiaDate(now)), weeks * 7)
  const [row] = await db
    .insert(batches)
    .values({ courseId, name, startsOn, mentorId, createdBy: mentorId, createdAt: moment(made, now) })
    .returning({ id: batches.id })
  const joining = { batchId: row!.id, courseId, addedBy: mentorId }
  await db
    .insert(batchMembers)
    .values(joined.map(([email, when]) => ({ ...joining, personId: ids.get(email)!, joinedAt: moment(when, now) })))
  return row!.id
}
