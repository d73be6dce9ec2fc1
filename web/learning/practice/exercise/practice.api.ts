import { type CheckProgress, reportChecks, showHint } from '#contract/learning/practice.ts'
import { call } from '#web/kit/api/api.ts'
import type { Report } from './exercise.rules.ts'

export function sendReport(stepId: number, report: Report): Promise<CheckProgress[]> {
  const params = { stepId }
  return report.kind === 'hint'
    ? call(showHint, { params, body: { name: report.name } })
    : call(reportChecks, { params, body: { results: report.results } })
}
