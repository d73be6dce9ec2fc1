import type { Subscription } from '#contract/membership/access.ts'
import { audit, lockPerson, personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { entriesOf, isRenewalCancelled, storeCancellation } from './store.ts'
import { accessEndOf } from '../payments/store.ts'
import { accessEntries } from '../tables.ts'

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

/** Until when somebody's courses are open, and why. */
export async function subscriptionOf(db: Db, personId: number, now: Date): Promise<Subscription> {
  if (!(await personById(db, personId))) throw notFound('This person')
  const entries = await entriesOf(db, personId)
  const end = await accessEndOf(db, personId)
  const isCancelled = await isRenewalCancelled(db, personId)
  return { subscriptionEnds: end && end.toISOString(), hasAccess: end !== null && end > now, isCancelled, entries }
}

type CancelRenewal = { personId: number; isCancelled: boolean; now: Date }

/** Cancels the renewal or takes that back; the days that are paid for stay. Said again it changes nothing. */
export function chooseRenewal(db: Db, { personId, isCancelled, now }: CancelRenewal): Promise<Subscription> {
  return db.transaction(async (db) => {
    await lockPerson(db, personId)
    const isNew = await storeCancellation(db, personId, isCancelled, now)
    const action = isCancelled ? 'renewal cancelled' : 'renewal taken up again'
    if (isNew) await audit(db, { actorId: personId, action, subject: `person ${personId}` })
    return subscriptionOf(db, personId, now)
  })
}
