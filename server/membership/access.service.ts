import { audit, lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { accessEndOf } from './payments.store.ts'
import { accessEntries } from './tables.ts'

const day = 24 * 60 * 60 * 1000

type Gift = { personId: number; days: number; reason: string; actorId: number; now: Date }

/** Adds days at the end of what the person has, or from now if that is past. Answers the new end. */
export function giveDays(db: Db, { personId, days, reason, actorId, now }: Gift): Promise<Date> {
  return db.transaction(async (db) => {
    if (!(await lockPerson(db, personId))) throw notFound('This person')
    const end = await accessEndOf(db, personId)
    const startsAt = end && end > now ? end : now
    const endsAt = new Date(startsAt.getTime() + days * day)
    await db.insert(accessEntries).values({ personId, startsAt, endsAt, reason })
    await audit(db, { actorId, action: 'access given', subject: `person ${personId}`, after: { days, reason, endsAt } })
    return endsAt
  })
}
