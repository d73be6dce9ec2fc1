import type { CompanyKind } from '#contract/hiring/hiring.ts'

export const kindLabels: Record<CompanyKind, string> = {
  product: 'Product company',
  services: 'Services company',
  startup: 'Startup',
  agency: 'Recruitment agency',
  other: 'Other organisation',
}
