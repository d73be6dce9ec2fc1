import { z } from '../kit/zod.ts'
import type { ConnectionKey } from './setting-names.ts'
import type { Settings } from './settings.ts'

/** What the settings are about: one page each, in the order of the overview. */
export const settingsSubjects = [
  'school',
  'legal',
  'payment',
  'online-payments',
  'plans',
  'email',
  'reviews',
  'growth',
  'hiring',
  'menu',
  'claims',
  'testimonials',
  'team',
  'security',
] as const
export const SettingsSubject = z.enum(settingsSubjects)
export type SettingsSubject = z.infer<typeof SettingsSubject>

type Place = SettingsSubject | `${SettingsSubject}#${string}`

/** Where each setting is changed: its subject, and the part of that page. */
export const settingPlaces: Record<keyof Settings | ConnectionKey, Place> = {
  name: 'school',
  supportPhone: 'school#contact',
  supportEmail: 'school#contact',
  socialLinks: 'school#links',
  mapsReviewUrl: 'school#links',
  tax: 'legal#receipts',
  legal: 'legal#officer',
  payee: 'payment',
  gateway: 'online-payments',
  plans: 'plans',
  emailServer: 'email',
  submission: 'reviews#submissions',
  reviewPromise: 'reviews#promise',
  secondReviewPercent: 'reviews#promise',
  demoSlotCapacity: 'growth#demo',
  referralRupees: 'growth#referral',
  hiring: 'hiring',
  switchedOffItems: 'menu',
  claims: 'claims',
  devicesPerLearner: 'security',
  staffSecondFactor: 'security',
  moneySecondFactor: 'security',
}

/** The settings on the page of a subject. */
export const settingsOf = (subject: SettingsSubject) =>
  (Object.keys(settingPlaces) as (keyof typeof settingPlaces)[]).filter(
    (setting) => settingPlaces[setting].split('#', 1)[0] === subject,
  )
