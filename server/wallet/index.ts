export { referralPaise, referralRefusal } from './referrals.rules.ts'
export {
  createReferralCode,
  createReferralCodes,
  referralCreditsThisMonth,
  referralOf,
  referrerOf,
  setRefusal,
  setReversed,
  storeReferrer,
} from './referrals.store.ts'
export { dedupeKeyOfReferral, dedupeKeyOfReturn, dedupeKeyOfReversal, referralPrefix } from './wallet.rules.ts'
export { credit, returnCredit, spend, takeBack } from './wallet.service.ts'
export { balanceOf, entryByDedupeKey, insertEntry } from './wallet.store.ts'
