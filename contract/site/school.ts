import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Instant } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { ClaimFigures } from './claims.ts'
import { Confirmation } from '../identity/second-factor.ts'
import { Settings } from './settings.ts'
import { SettingsDraft } from './settings-draft.ts'
import { SettingsSubject } from './subjects.ts'

export const getSettings = endpoint('GET /v1/settings', {
  summary: 'All settings of the school',
  access: 'site:see',
  reply: z.object({
    settings: Settings,
    /** Whether learners would still be shown the sample account. */
    hasSamplePayee: z.boolean(),
    /** Whether the payment gateway is configured. */
    takesOnlinePayments: z.boolean(),
    /** What the database says about each claim. */
    figures: ClaimFigures,
    /** Raised by each change; a save names the one it was made from. */
    version: z.string(),
  }),
})

export const saveSettings = endpoint('PATCH /v1/settings', {
  summary:
    'Change settings; refused if someone else changed the same ones. Payment details need the password again, and a code if two-step verification is on',
  access: 'site:act',
  body: z.strictObject({ version: z.string().max(100), changes: SettingsDraft, ...Confirmation.shape }),
  reply: z.object({ version: z.string() }),
})

export const SettingChange = z.object({
  changeId: z.number(),
  at: Instant,
  by: z.string().nullable(),
  setting: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type SettingChange = z.infer<typeof SettingChange>

export const listSettingChanges = endpoint('GET /v1/settings/changes', {
  summary: 'History of settings changes, of one subject or all',
  access: 'site:see',
  query: PageQuery.extend({ subject: SettingsSubject.optional() }),
  reply: pageOf(SettingChange),
})

/** For how long staff see that the payment details were changed. */
export const payeeBannerHours = 24

export const getPayeeChange = endpoint('GET /v1/settings/payee-change', {
  summary: 'Who changed the payment details in the last 24 hours, or null',
  access: 'payee:see',
  reply: z.object({ at: Instant, by: z.string().nullable() }).nullable(),
})
