import { isDeepStrictEqual } from 'node:util'
import { type ConnectionKey, settingNames } from '#contract/site/setting-names.ts'
import { type Plan, Settings } from '#contract/site/settings.ts'
import type { SettingsDraft } from '#contract/site/settings-draft.ts'
import { type ClaimFigures, type ClaimKey, claimKeys, type Claims, type ShownClaims } from '#contract/site/claims.ts'

export type SettingKey = keyof Settings
export type Changed = { key: SettingKey; before: unknown; after: unknown }

export const settingKeys = Object.keys(Settings.shape) as SettingKey[]

/** The subject of a setting in the audit log. */
export const subjectOf = (key: SettingKey | ConnectionKey): string => `setting ${key}`
export const keyOf = (subject: string): SettingKey => subject.replace(/^setting /, '') as SettingKey

/** The settings whose value differs. */
export function changedSettings(before: Settings, wanted: SettingsDraft): Changed[] {
  return settingKeys
    .filter((key) => wanted[key] !== undefined && !isDeepStrictEqual(before[key], wanted[key]))
    .map((key) => ({ key, before: before[key], after: wanted[key] }))
}

/** The prices that no plan has any more. */
export const pricesTakenAway = (before: Plan[], after: Plan[]): number[] =>
  before.map(({ rupees }) => rupees).filter((price) => !after.some(({ rupees }) => rupees === price))

export type Waiting = { rupees: number; payments: number }

/** A plan with pending payments can't be removed, because verifying them would give no days. */
export function waitingText(waiting: Waiting[]): string {
  const parts = waiting.map(({ rupees, payments }) =>
    payments === 1 ? `1 payment of ₹${rupees} is waiting` : `${payments} payments of ₹${rupees} are waiting`,
  )
  const [first = '', ...more] = parts
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...more].join(', ')} for verification. Verify or reject first, then remove the plan.`
}

type ChangedMeanwhile = { key: SettingKey; by: string | null }

/** The message for a conflict: what was changed in the meantime, and by whom. */
export function meanwhileText(changes: ChangedMeanwhile[]): string {
  const { by } = changes.at(-1)!
  const names = [...new Set(changes.map(({ key }) => settingNames[key]))]
  return `${by ?? 'Someone'} changed ${names.join(' and ')} while you were editing. Your changes aren’t saved yet.`
}

const confirmed = (claims: Claims): ClaimKey[] => claimKeys.filter((key) => claims[key].isConfirmed)

export const shownClaims = (claims: Claims): ShownClaims =>
  Object.fromEntries(confirmed(claims).map((key) => [key, claims[key].text]))

/** Each confirmed claim with what is counted. */
export const countedClaims = (claims: Claims, figures: ClaimFigures) =>
  confirmed(claims).map((key) => ({ claim: claims[key].text, counted: figures[key] }))
