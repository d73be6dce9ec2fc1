import type { Settings } from './settings.ts'

/** Connections to other services are stored apart from the settings, because they have secrets. */
export type ConnectionKey = 'emailServer' | 'gateway'

/** What each setting is called in a sentence. */
export const settingNames: Record<keyof Settings | ConnectionKey, string> = {
  name: 'the school name',
  supportPhone: 'the support phone',
  supportEmail: 'the support email',
  socialLinks: 'the social links',
  payee: 'the payment details',
  plans: 'the plans',
  mapsReviewUrl: 'the link to public reviews',
  demoSlotCapacity: 'places per demo slot',
  devicesPerLearner: 'devices per learner',
  switchedOffItems: 'the learner’s menu',
  staffSecondFactor: 'two-factor authentication for staff',
  moneySecondFactor: 'two-factor authentication for money',
  tax: 'the legal identity and tax',
  legal: 'the grievance officer',
  claims: 'the claims on the public site',
  referralRupees: 'the referral credit',
  submission: 'submission limits',
  reviewPromise: 'the review promise',
  secondReviewPercent: 'second opinions',
  hiring: 'who may be introduced to companies',
  emailServer: 'the email server',
  gateway: 'the payment gateway',
}
