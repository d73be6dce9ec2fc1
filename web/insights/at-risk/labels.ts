import type { AtRiskList } from '#contract/insights/at-risk.ts'

export const atRiskLabels: Record<AtRiskList, string> = {
  'ending:7': 'Access ending',
  'inactive:7': 'Inactive 7 days',
  'inactive:14': 'Inactive 14 days',
  'rejected:3': 'Rejected, not back',
  'unstarted:7': 'Nothing submitted',
}

/** Writes to everybody on a list, or to one person. */
export const writeTo = (to: AtRiskList | number) =>
  `/admin/messages/new?to=${typeof to === 'number' ? `person:${to}` : to}`
