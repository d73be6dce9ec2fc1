import { type CheckProgress, reportChecks, showHint } from '#contract/learning/practice.ts'
import type { TaskStep } from '#contract/learning/tasks.ts'
import { sendByDevice } from '#web/kit/outbox/send.ts'
import type { Report } from './exercise.rules.ts'

/** Null if it waits on this device. */
export async function sendReport(
  { taskStepId, taskStepTitle }: TaskStep,
  report: Report,
): Promise<CheckProgress[] | null> {
  const params = { stepId: taskStepId }
  const about = {
    ...(report.id !== undefined && { id: report.id }),
    lane: `checks:${taskStepId}`,
    label: `Checks you ran in “${taskStepTitle}”`,
    text: '',
    link: window.location.pathname,
    isShown: () => true,
  }
  const sent =
    report.kind === 'hint'
      ? await sendByDevice(showHint, { params, body: { name: report.name } }, about)
      : await sendByDevice(reportChecks, { params, body: { results: report.results } }, about)
  return sent.is === 'received' ? sent.answer : null
}
