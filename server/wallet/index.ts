export { giveReferralCode, noteReferrer } from './referrals.store.ts'
export { insertEntry } from './wallet.store.ts'
