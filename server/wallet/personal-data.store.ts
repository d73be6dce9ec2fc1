import { asc, eq, or } from '#server/kit/db/orm.ts'
import type { PersonalData } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { referralCodeOf } from './referrals.store.ts'
import { referralCodes, referrals, walletDebts, walletEntries } from './tables.ts'
import { formatRupees } from '#server/kit/india.ts'
import { toRupees } from './wallet.rules.ts'
import { balanceOf, insertEntry } from './wallet.store.ts'

async function collect(db: Db, personId: number) {
  const entries = await db
    .select()
    .from(walletEntries)
    .where(eq(walletEntries.personId, personId))
    .orderBy(asc(walletEntries.id))
  const brought = await db
    .select({ joinedAt: referrals.createdAt })
    .from(referrals)
    .where(eq(referrals.referrerId, personId))
    .orderBy(asc(referrals.createdAt))
  const [debt] = await db.select().from(walletDebts).where(eq(walletDebts.personId, personId))
  return {
    creditRupees: toRupees(await balanceOf(db, personId)),
    takenFromNextCredit: debt ? { rupees: toRupees(debt.paise), reason: debt.reason } : null,
    entries: entries.map(({ amountPaise, reason, createdAt }) => ({
      rupees: toRupees(amountPaise),
      reason,
      at: createdAt,
    })),
    referralCode: await referralCodeOf(db, personId),
    friendsWhoJoined: brought,
  }
}

async function loses(db: Db, personId: number): Promise<string[]> {
  const paise = await balanceOf(db, personId)
  return paise > 0 ? [`${formatRupees(paise)} of credit in your wallet`] : []
}

/** The remaining credit is booked out, so that the ledger shows it is no longer owed. */
async function erase(db: Db, personId: number): Promise<string[]> {
  const paise = await balanceOf(db, personId)
  const origin = { dedupeKey: `account ${personId} deleted` }
  if (paise > 0) await insertEntry(db, personId, -paise, 'Closed with the account', origin)
  await db.delete(walletDebts).where(eq(walletDebts.personId, personId))
  await db.delete(referralCodes).where(eq(referralCodes.personId, personId))
  await db.delete(referrals).where(or(eq(referrals.personId, personId), eq(referrals.referrerId, personId)))
  return []
}

export const walletData: PersonalData = {
  name: 'wallet',
  about: 'your wallet entries and your referral code',
  collect,
  loses,
  erase,
  removes: ['your referral code and the list of friends who joined with it'],
  retains: [
    {
      what: 'your wallet entries, under your old account number',
      why: 'they are part of our accounts; a friend who referred you keeps their entry, which shows your first name',
    },
  ],
  columns: {
    'wallet_entries.person_id': 'kept',
    'wallet_entries.created_by': 'staff',
    'wallet_balances.person_id': 'kept',
    'wallet_debts.person_id': 'removed',
    'referral_codes.person_id': 'removed',
    'referrals.person_id': 'removed',
    'referrals.referrer_id': 'removed',
  },
}
