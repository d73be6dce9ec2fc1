import { audit, lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { type AppError, conflict, notFound } from '#server/kit/http/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { adjustedInWords, dedupeKeyOfReturn, isBelowZero, rupeesInWords } from './wallet.rules.ts'
import { balanceOf, entryByDedupeKey, insertEntry } from './wallet.store.ts'

/** `dedupeKey` names what happened, such as 'credit of payment 5': a retry does not move credit twice. */
type Spend = { reason: string; dedupeKey: string; field?: string }
type Credit = { reason: string; dedupeKey: string; createdBy?: number }

/** Takes credit from the person, or refuses and says what they have; beside `field`, where a form asked for it. */
export async function spend(
  db: Db,
  personId: number,
  paise: number,
  { reason, dedupeKey, field }: Spend,
): Promise<void> {
  if (paise === 0) return
  const entry = { personId, paise: -positive(paise), reason, dedupeKey }
  const isNew = await addUnlessBelowZero(db, entry, (has) => refusal(`You have ${has} of credit`, field))
  if (!isNew) throw conflict('This credit was used already')
}

/** Adds credit. Answers false when there is nothing to add: no amount, or its key was used before. */
export async function credit(db: Db, personId: number, paise: number, { reason, ...origin }: Credit): Promise<boolean> {
  return paise !== 0 && (await insertEntry(db, personId, positive(paise), reason, origin))
}

/** Gives back what was spent under this key. Answers false when nothing was, or when it is back already. */
export async function giveBack(db: Db, spentFor: string, reason: string): Promise<boolean> {
  const spent = await entryByDedupeKey(db, spentFor)
  if (!spent) return false
  return credit(db, spent.personId, -spent.amountPaise, { reason, dedupeKey: dedupeKeyOfReturn(spentFor) })
}

type Adjustment = { personId: number; paise: number; reason: string; actorId: number }

/** Staff add to somebody's credit or take from it, and both the log and the person are told why. Answers the balance. */
export function adjust(db: Db, { personId, paise, reason, actorId }: Adjustment): Promise<number> {
  return db.transaction(async (db) => {
    if (!(await lockPerson(db, personId))) throw notFound('This person')
    await addUnlessBelowZero(db, { personId, paise, reason, createdBy: actorId }, (has) =>
      refusal(`They have ${has} of credit, and it cannot go below zero`, 'rupees'),
    )
    const balancePaise = await balanceOf(db, personId)
    const after = { paise, reason, balancePaise }
    await audit(db, { actorId, action: 'credit adjusted', subject: `person ${personId}`, after })
    await notify(db, personId, { title: adjustedInWords(paise), body: reason, link: '/dashboard/wallet-balance' })
    return balancePaise
  })
}

type Entry = { personId: number; paise: number; reason: string; dedupeKey?: string; createdBy?: number }

/**
 * Looks at the balance for the words of a refusal. The database decides: of several that looked at the same moment,
 * its guard lets in what the balance bears.
 */
async function addUnlessBelowZero(db: Db, entry: Entry, tooLittle: (has: string) => AppError): Promise<boolean> {
  const { personId, paise, reason, ...origin } = entry
  const has = await balanceOf(db, personId)
  if (has + paise < 0) throw tooLittle(rupeesInWords(has))
  try {
    return await insertEntry(db, personId, paise, reason, origin)
  } catch (error) {
    throw isBelowZero(error) ? conflict('The credit was used at this moment. Look at what is left.') : error
  }
}

const refusal = (words: string, field?: string) => conflict(words, field ? { [field]: words } : undefined)

/** A sign that slipped would turn a spend into a gift. */
function positive(paise: number): number {
  if (paise > 0) return paise
  throw new RangeError(`${paise} paise can be neither spent nor credited`)
}
