import type { ReportReason } from '#contract/hiring/hiring.ts'

export const reportReasonLabels: Record<ReportReason, string> = {
  'asked for money': 'Asked for money',
  'false opening': 'The opening isn’t real',
  'passed data on': 'Passed details on',
  behaviour: 'Behaviour',
  other: 'Something else',
}
