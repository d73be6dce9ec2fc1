import type { CheckResult, CheckRun } from '#contract/learning/practice.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { formatPromise } from '#server/kit/india.ts'
import { truncate } from '#server/kit/truncate.ts'

const maxDetail = 160
const maxListed = 20

/** One line for a terminal: what learners’ code says may have any characters. */
const plain = (text: string) => truncate(text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim(), maxDetail)

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** While the checks haven’t run: null once there is a result, or nothing to wait for. */
export function describeWaiting({ state }: CheckRun, before: number): string | null {
  if (state === 'running') return 'The checks are running.'
  if (state !== 'queued') return null
  return before === 0 ? 'The checks are next.' : `The checks are waiting: ${before} before you.`
}

/** The result as the page shows it to the learner. */
export function describeResult(run: CheckRun): string[] {
  if (run.state === 'unavailable') return ['The checks can’t run right now. We’ll run them as soon as we can.']
  if (run.state === 'failed')
    return [plain(run.failure?.message ?? 'The checks couldn’t run. Your mentor can run them again.')]
  const wrong = run.results.filter(({ outcome }) => outcome !== 'passed')
  const all = plural(run.total, 'check')
  const summary =
    run.passed === run.total
      ? run.total === 1
        ? 'The check passes.'
        : `All ${all} pass.`
      : `${run.passed} of ${all} pass.`
  const more = wrong.length - maxListed
  return [
    summary,
    ...(run.failure ? [`  ${plain(messageOf(run.failure))}`] : []),
    ...wrong.slice(0, maxListed).flatMap(describeFailed),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ]
}

/** Of a hidden check only its name and its hint. */
function describeFailed({ name, outcome, isHidden, expected, actual, failure, hint }: CheckResult): string[] {
  const mark = outcome === 'not-run' ? '-' : '✗'
  const details = isHidden
    ? [hint && `Hint: ${hint}`]
    : [
        outcome === 'timeout' && 'It took too long.',
        failure && messageOf(failure),
        !failure && expected !== null && `Expected ${expected}${actual === null ? '' : `, got ${actual}`}`,
      ]
  const title = `  ${mark} ${plain(name)}${isHidden ? ' (hidden)' : ''}${outcome === 'not-run' ? ': not run' : ''}`
  return [title, ...details.filter((detail) => typeof detail === 'string').map((detail) => `      ${plain(detail)}`)]
}

function messageOf({ name, message, file, line }: NonNullable<CheckRun['failure']>): string {
  const at = file === null ? '' : ` (${file}${line === null ? '' : `:${line}`})`
  return `${name === '' ? message : `${name}: ${message}`}${at}`
}

type Attempt = { state: SolutionState; promisedAt: Date }

export function describeState({ state, promisedAt }: Attempt): string {
  if (state === 'approved') return 'This step is approved.'
  if (state === 'rejected') return 'Your mentor asked for changes to this attempt.'
  return `A mentor reviews it by ${formatPromise(promisedAt)}.`
}
