import { randomUUID } from 'node:crypto'
import { audit, lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { type AppError, conflict, notAllowed, notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { dedupeKeyOfReturn, dedupeKeyOfReversal, isBelowZero } from './wallet.rules.ts'
import { formatRupees } from '#server/kit/india.ts'
import { addDebt, balanceOf, entryByDedupeKey, insertEntry, lockDebt, setDebt } from './wallet.store.ts'
import { creditAdjusted } from './texts.ts'

/** `dedupeKey` names the event, such as 'credit of payment 5', so that a retry doesn't move credit twice. */
type Spend = {
  reason: string
  dedupeKey: string
  field?: string
  /** The name of the wallet's owner, if somebody else makes the request. */
  owner?: string
}
type Credit = { reason: string; dedupeKey: string; createdBy?: number }

/** Spends credit, or throws a conflict that states the balance, at `field` if a form sent it. */
export async function spend(
  db: Db,
  personId: number,
  paise: number,
  { reason, dedupeKey, field, owner }: Spend,
): Promise<void> {
  if (paise === 0) return
  const entry = { personId, paise: -positive(paise), reason, dedupeKey }
  const isNew = await addUnlessBelowZero(db, entry, (has) =>
    owner
      ? conflict(`${owner} has only ${has} left in their wallet. This needs ${formatRupees(paise)}.`)
      : balanceConflict(`You have ${has} in your wallet`, field),
  )
  if (!isNew) throw conflict('This credit has already been used')
}

/** Adds credit. Returns false for a zero amount or a key that was used before. */
export async function credit(db: Db, personId: number, paise: number, { reason, ...origin }: Credit): Promise<boolean> {
  if (paise === 0 || !(await insertEntry(db, personId, positive(paise), reason, origin))) return false
  await collectDebt(db, personId, paise)
  return true
}

/**
 * Takes back credit that was given for something that didn't last. What was spent already is taken from the next credit,
 * because the balance never goes below zero; returns it. Part of a transaction that has locked the person.
 */
export async function takeBack(
  db: Db,
  personId: number,
  paise: number,
  { reason, dedupeKey }: Credit,
): Promise<{ owedPaise: number }> {
  const taken = Math.min(await balanceOf(db, personId), paise)
  if (taken > 0) await insertEntry(db, personId, -taken, reason, { dedupeKey })
  const owedPaise = paise - taken
  if (owedPaise > 0) await addDebt(db, personId, owedPaise, reason)
  return { owedPaise }
}

async function collectDebt(db: Db, personId: number, creditPaise: number): Promise<void> {
  const debt = await lockDebt(db, personId)
  if (!debt) return
  const taken = Math.min(debt.paise, creditPaise)
  // Its own key each time, because a debt may be collected in several parts.
  await insertEntry(db, personId, -taken, debt.reason, { dedupeKey: dedupeKeyOfReversal(`debt ${randomUUID()}`) })
  await setDebt(db, personId, debt.paise - taken)
}

/** Returns credit that was spent under this key. Returns false when there is nothing to return. */
export async function returnCredit(db: Db, spentKey: string, reason: string): Promise<boolean> {
  const spent = await entryByDedupeKey(db, spentKey)
  if (!spent) return false
  return credit(db, spent.personId, -spent.amountPaise, { reason, dedupeKey: dedupeKeyOfReturn(spentKey) })
}

type Adjustment = { personId: number; paise: number; reason: string; actorId: number }

/** Staff add or remove credit, with an audit entry and a notification. Returns the balance. */
export function adjust(db: Db, tools: Tools, { personId, paise, reason, actorId }: Adjustment): Promise<number> {
  if (personId === actorId) throw notAllowed('You can’t change your own wallet. Ask another admin.')
  return db.transaction(async (db) => {
    if (!(await lockPerson(db, personId))) throw notFound('This person')
    await addUnlessBelowZero(db, { personId, paise, reason, createdBy: actorId }, (has) =>
      balanceConflict(`They have ${has} in their wallet. The balance can’t go below zero`, 'rupees'),
    )
    if (paise > 0) await collectDebt(db, personId, paise)
    const balancePaise = await balanceOf(db, personId)
    const after = { paise, reason, balancePaise }
    await audit(db, { actorId, action: 'credit adjusted', subject: `person ${personId}`, after })
    await notify(db, tools, personId, creditAdjusted({ paise, reason }))
    return balancePaise
  })
}

type Entry = { personId: number; paise: number; reason: string; dedupeKey?: string; createdBy?: number }

/** Reads the balance only for the error message. The constraint decides, so concurrent spends can't overdraw. */
async function addUnlessBelowZero(db: Db, entry: Entry, insufficient: (has: string) => AppError): Promise<boolean> {
  const { personId, paise, reason, ...origin } = entry
  const has = await balanceOf(db, personId)
  if (has + paise < 0) throw insufficient(formatRupees(has))
  try {
    return await insertEntry(db, personId, paise, reason, origin)
  } catch (error) {
    throw isBelowZero(error) ? conflict('Your wallet balance just changed. Check it and try again.') : error
  }
}

const balanceConflict = (message: string, field?: string) => conflict(message, field ? { [field]: message } : undefined)

/** A wrong sign would turn a spend into a gift. */
function positive(paise: number): number {
  if (paise > 0) return paise
  throw new RangeError(`${paise} paise can be neither spent nor credited`)
}
