export { giveReferralCode, giveReferralCodes, noteReferrer, referrerOf } from './referrals.store.ts'
export { dedupeKeyOfReferral, referralPrefix } from './wallet.rules.ts'
export { credit, giveBack, spend } from './wallet.service.ts'
export { balanceOf, insertEntry } from './wallet.store.ts'
