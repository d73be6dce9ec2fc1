import type { Settings } from './settings.ts'

/** What each setting is called in a sentence. */
export const settingNames: Record<keyof Settings, string> = {
  name: 'the name of the school',
  supportPhone: 'the support phone',
  supportEmail: 'the support email',
  socialLinks: 'the social links',
  payee: 'the payment details',
  plans: 'the plans',
  mapsReviewUrl: 'the link to public reviews',
  demoSlotCapacity: 'the places in a demo slot',
  devicesPerLearner: 'the devices of a learner',
  switchedOffItems: "the learner's menu",
  staffSecondFactor: 'the second factor of staff',
  tax: 'the tax on receipts',
  referralRupees: 'the referral credit',
  submission: 'the limits of submissions',
}
