import { settingNames } from '#contract/site/setting-names.ts'
import { day, rupees } from '#web/kit/format.ts'

/** One line of what became of a setting; a name where it is part of a larger one. */
export type Difference = { part: string | null; before: string; after: string }

const parts: Record<string, string> = {
  accountName: 'Account Name',
  accountNumber: 'Account Number',
  ifsc: 'IFSC',
  bankName: 'Bank Name',
  upiId: 'UPI ID',
  gstin: 'GSTIN',
  legalName: 'Legal name',
  stateCode: 'State',
  sac: 'SAC',
  percent: 'GST in percent',
  grievanceOfficer: 'Grievance officer',
  hasNoGstin: 'Not registered for GST',
  mentorSupport: 'Mentor support',
  careerGrowth: 'Career growth',
  weekendSessions: 'Weekend sessions',
  maxFiles: 'Files',
  maxMegabytes: 'Size per file in MB',
  kinds: 'File types',
  maxHours: 'Longest promise in hours',
  isCompensated: 'Access for late reviews',
  maxDays: 'Most days for one late review',
  place: 'Page',
  rating: 'Stars',
  review: 'Review',
  date: 'Date',
  image: 'Picture',
}
const nothing = 'nothing'

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** 'payee' as 'The payment details', 'testimonial 5' as 'Testimonial 5'. */
export const nameOfChange = (setting: string): string =>
  sentence((settingNames as Record<string, string | undefined>)[setting] ?? setting)

/** What changed from one value of a setting to the next, part by part, in words. */
export function differences(before: unknown, after: unknown): Difference[] {
  if (!isRecord(before) && !isRecord(after)) return [{ part: null, before: said(before), after: said(after) }]
  const [was, became] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return [...new Set([...Object.keys(was), ...Object.keys(became)])]
    .filter((key) => key !== 'id' && JSON.stringify(was[key]) !== JSON.stringify(became[key]))
    .map((key) => ({ part: parts[key] ?? sentence(key), before: said(was[key]), after: said(became[key]) }))
}

function said(value: unknown): string {
  if (value === null || value === undefined || value === '') return nothing
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.length === 0 ? nothing : value.map(said).join(', ')
  if (isRecord(value)) return saidOfOne(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  return /^\d{4}-\d\d-\d\d$/.test(value) ? day(value) : value
}

function saidOfOne({ rupees: price, days, isJoining, label, url, ...rest }: Record<string, unknown>): string {
  if (typeof price === 'number') return `${rupees(price)} for ${String(days)} days${isJoining ? ' (to join)' : ''}`
  if (typeof label === 'string') return `${label} (${String(url)})`
  return Object.values(rest).map(said).join(' ')
}
