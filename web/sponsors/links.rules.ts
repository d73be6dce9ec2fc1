import type { SharedPart } from '#contract/sponsors/links.ts'
import type { SponsorView } from '#contract/sponsors/view.ts'

export const partLabels: Record<SharedPart, { label: string; hint: string }> = {
  progress: { label: 'Progress', hint: 'Your courses, this week’s activity and when you were last active' },
  attendance: { label: 'Weekend sessions', hint: 'Which sessions you reserved and attended' },
  certificates: { label: 'Certificates', hint: 'With links to verify them; those pages show your full name' },
}

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

export const invitation = (schoolName: string): string => `You can see my progress at ${schoolName} here:`
