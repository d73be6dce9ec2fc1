import type { LinkDays, SharedPart, SponsorLink } from '#contract/sponsors/links.ts'
import type { SponsorView } from '#contract/sponsors/view.ts'
import { day, plural } from '#web/kit/format.ts'

export const partLabels: Record<SharedPart, { label: string; hint: string }> = {
  progress: { label: 'Progress', hint: 'Your courses, this week’s activity and when you were last active' },
  attendance: { label: 'Weekend sessions', hint: 'Which sessions you reserved and attended' },
  certificates: { label: 'Certificates', hint: 'With links to verify them; those pages show your full name' },
}

export const dayLabels: Record<LinkDays, string> = { 30: '30 days', 90: '90 days', 180: '180 days', 365: 'One year' }

/** "Progress, weekend sessions and certificates" */
export function describeParts(shows: readonly SharedPart[]): string {
  const parts = (Object.keys(partLabels) as SharedPart[]).filter((part) => shows.includes(part))
  const names = parts.map((part, index) =>
    index === 0 ? partLabels[part].label : partLabels[part].label.toLowerCase(),
  )
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** What a sponsor sees of everything when only these parts are shared. */
export const onlyParts = (view: SponsorView, shows: readonly SharedPart[]): SponsorView => ({
  progress: shows.includes('progress') ? view.progress : null,
  attendance: shows.includes('attendance') ? view.attendance : null,
  certificates: shows.includes('certificates') ? view.certificates : null,
})

export function describeEnd({ state, expiresAt, revokedAt }: SponsorLink): string {
  if (state === 'revoked') return `Revoked on ${day(revokedAt!)}`
  return state === 'active' ? `Works until ${day(expiresAt)}` : `Expired on ${day(expiresAt)}`
}

export const describeVisits = ({ daysOpened, lastOpenedOn }: SponsorLink): string =>
  lastOpenedOn === null ? 'Not opened yet' : `Opened on ${plural(daysOpened, 'day')}, last on ${day(lastOpenedOn)}`

export const invitation = (schoolName: string): string => `You can see my progress at ${schoolName} here:`

export const emailLink = (words: string, link: string): string =>
  `mailto:?subject=${encodeURIComponent('My learning progress')}&body=${encodeURIComponent(`${words}\n\n${link}\n`)}`
