import type { Db } from '#server/kit/db.ts'
import { type AppError, conflict } from '#server/kit/errors.ts'
import { causeOfReturn, isBelowZero, rupeesInWords } from './wallet.rules.ts'
import { balanceOf, entryByCause, insertEntry } from './wallet.store.ts'

/** `cause` names what happened, such as 'credit of payment 5': it moves credit once, whatever is repeated. */
type Spend = { reason: string; cause: string; field?: string }
type Credit = { reason: string; cause: string; givenBy?: number }

/** Takes credit from the person, or refuses and says what they have; beside `field`, where a form asked for it. */
export async function spend(db: Db, personId: number, paise: number, { reason, cause, field }: Spend): Promise<void> {
  if (paise === 0) return
  const insert = (db: Db) => insertEntry(db, personId, -positive(paise), reason, { cause })
  const isNew = await unlessBelowZero(db, personId, insert, (has) => {
    const words = `You have ${has} of credit`
    return conflict(words, field ? { [field]: words } : undefined)
  })
  if (!isNew) throw conflict('This credit was used already')
}

/** Adds credit. Answers false when there is nothing to add: no amount, or its cause happened before. */
export async function credit(db: Db, personId: number, paise: number, { reason, ...origin }: Credit): Promise<boolean> {
  return paise !== 0 && (await insertEntry(db, personId, positive(paise), reason, origin))
}

/** Gives back what was spent under this cause. Answers false when nothing was, or when it is back already. */
export async function giveBack(db: Db, spentFor: string, reason: string): Promise<boolean> {
  const spent = await entryByCause(db, spentFor)
  if (!spent) return false
  return credit(db, spent.personId, -spent.amountPaise, { reason, cause: causeOfReturn(spentFor) })
}

/** The database decides, at the moment of writing, so nothing that runs at once can be overlooked; here it gets words. */
async function unlessBelowZero<Answer>(
  db: Db,
  personId: number,
  insert: (db: Db) => Promise<Answer>,
  refusal: (has: string) => AppError,
): Promise<Answer> {
  try {
    // Inside the caller's transaction this is a savepoint: after a refusal the balance can still be read.
    return await db.transaction(insert)
  } catch (error) {
    if (!isBelowZero(error)) throw error
    throw refusal(rupeesInWords(await balanceOf(db, personId)))
  }
}

/** A sign that slipped would turn a spend into a gift. */
function positive(paise: number): number {
  if (paise > 0) return paise
  throw new RangeError(`${paise} paise can be neither spent nor credited`)
}
