import type { CompanyState } from '#contract/hiring/hiring.ts'
import type { ReportState } from '#contract/hiring/reports.ts'
import { conflict } from '#server/kit/errors.ts'

export function assertActive(state: CompanyState) {
  if (state !== 'approved') throw conflict(`This company isn’t active. It’s ${state}.`)
}

export function assertSuspended(state: CompanyState) {
  if (state !== 'suspended') throw conflict('This company isn’t suspended.')
}

export function assertOpen({ state }: { state: ReportState }) {
  if (state !== 'open') throw conflict('This report has been answered. Reload the page.')
}
