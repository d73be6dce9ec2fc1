import type { CompanyState } from '#contract/hiring/hiring.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

export const companyStateLabels: Record<CompanyState, string> = {
  applied: 'Address not confirmed',
  confirmed: 'Waiting for us',
  approved: 'Active',
  declined: 'Declined',
  suspended: 'Suspended',
}

const tones: Record<CompanyState, BadgeTone> = {
  applied: 'plain',
  confirmed: 'waiting',
  approved: 'good',
  declined: 'bad',
  suspended: 'bad',
}

export const CompanyStateBadge = ({ state }: { state: CompanyState }) => (
  <Badge tone={tones[state]}>{companyStateLabels[state]}</Badge>
)
