export { referralPaise, referralRefusal } from './referrals.rules.ts'
export {
  createReferralCode,
  createReferralCodes,
  referralCreditsThisMonth,
  referrerOf,
  setRefusal,
  storeReferrer,
} from './referrals.store.ts'
export { dedupeKeyOfReferral, referralPrefix } from './wallet.rules.ts'
export { credit, returnCredit, spend } from './wallet.service.ts'
export { balanceOf, insertEntry } from './wallet.store.ts'
