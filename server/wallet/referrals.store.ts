import { randomInt } from 'node:crypto'
import { eq } from '#server/kit/orm.ts'
import type { Db } from '#server/kit/db.ts'
import { referralCodes, referrals } from './tables.ts'

// No 0/O, 1/I/L: codes are read out over the phone.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const newCode = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')

/** Gives the person a code of their own. Eight letters of 31 hardly ever meet; where they do, another is drawn. */
export async function giveReferralCode(db: Db, personId: number): Promise<void> {
  for (;;) {
    const given = await db
      .insert(referralCodes)
      .values({ personId, code: newCode() })
      .onConflictDoNothing({ target: referralCodes.code })
    if (given.rowCount === 1) return
  }
}

export async function referralCodeOf(db: Db, personId: number): Promise<string> {
  const [row] = await db.select().from(referralCodes).where(eq(referralCodes.personId, personId))
  return row?.code ?? ''
}

/** Notes who brought the person. Answers false when nobody has this code. */
export async function noteReferrer(db: Db, personId: number, code: string): Promise<boolean> {
  const [owner] = await db.select().from(referralCodes).where(eq(referralCodes.code, code.trim().toUpperCase()))
  if (!owner) return false
  await db.insert(referrals).values({ personId, referrerId: owner.personId })
  return true
}
