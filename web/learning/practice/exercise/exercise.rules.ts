import type { CheckProgress, CodeFile, Exercise } from '#contract/learning/practice.ts'
import type { CheckResult } from '#engines/host/run-checks.ts'

type Starter = Pick<Exercise, 'entry' | 'starter' | 'readOnly'>

/**
 * The files to edit: the starter's with the learner's texts, then those that the starter no longer has. What can be
 * changed comes first, and of that the entry.
 */
export function filesOf({ entry, starter, readOnly }: Starter, code: readonly CodeFile[] | null): CodeFile[] {
  const rank = ({ path }: CodeFile) => (readOnly.includes(path) ? 2 : path === entry ? 0 : 1)
  const textOf = (path: string) => (readOnly.includes(path) ? undefined : code?.find((one) => one.path === path)?.text)
  const extra = (code ?? []).filter(({ path }) => !starter.some((file) => file.path === path))
  const files = starter.toSorted((a, b) => rank(a) - rank(b))
  return [...files.map(({ path, text }) => ({ path, text: textOf(path) ?? text })), ...extra]
}

/** What is saved: the files that differ from the starter, so that the others follow a corrected starter. Null: none. */
export function changedCode(starter: readonly CodeFile[], files: readonly CodeFile[]): CodeFile[] | null {
  const changed = files.filter(({ path, text }) => starter.find((file) => file.path === path)?.text !== text)
  return changed.length > 0 ? changed : null
}

export const withText = (files: readonly CodeFile[], path: string, text: string): CodeFile[] =>
  files.map((file) => (file.path === path ? { path, text } : file))

/** With other texts for files that may be changed, and those that are new. */
export function withTexts(files: readonly CodeFile[], found: readonly CodeFile[], readOnly: readonly string[]) {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  for (const { path, text } of found) if (!readOnly.includes(path)) texts.set(path, text)
  return [...texts].map(([path, text]) => ({ path, text }))
}

export const isSameCode = (one: readonly CodeFile[], other: readonly CodeFile[]): boolean =>
  one.length === other.length &&
  one.every(({ path, text }, index) => {
    const file = other[index]!
    return file.path === path && file.text === text
  })

type Counted = Pick<CheckResult, 'name' | 'outcome'>

export const passedCount = (results: readonly Counted[]): number =>
  results.filter(({ outcome }) => outcome === 'passed').length

/** Such as `3 of 4 checks passed; 2 more run when you submit`. `results` is null before the first run. */
export function progressText(
  results: readonly Counted[] | null,
  { checks, hiddenChecks }: Pick<Exercise, 'checks' | 'hiddenChecks'>,
): string {
  const total = checks.length
  const all = total === 1 ? 'The check passed' : `All ${total} checks passed`
  const passed = results && passedCount(results)
  const visible =
    passed === null
      ? total === 1
        ? '1 check'
        : `${total} checks`
      : passed === total
        ? all
        : `${passed} of ${total} checks passed`
  return hiddenChecks === 0
    ? visible
    : `${visible}; ${hiddenChecks} more run${hiddenChecks === 1 ? 's' : ''} when you submit`
}

/** A check has to fail so often before its hint is offered. */
const failuresBeforeHint = 2

export type HintState = 'none' | 'offered' | 'shown'

export function hintOf({ name, hint }: { name: string; hint: string }, progress: readonly CheckProgress[]): HintState {
  const found = progress.find((one) => one.name === name)
  if (hint === '' || !found) return 'none'
  if (found.hintShownAt !== null) return 'shown'
  return found.failures >= failuresBeforeHint ? 'offered' : 'none'
}

/** Counts once under its id, however often it is sent. */
export type Report = { id?: string } & (
  | { kind: 'results'; results: { name: string; isPassed: boolean }[] }
  | { kind: 'hint'; name: string; at: string }
)

/** A check that didn't run says nothing about the code. */
export const reportOf = (results: readonly Counted[]): Report | null => {
  const ran = results.filter(({ outcome }) => outcome !== 'not-run')
  if (ran.length === 0) return null
  return { kind: 'results', results: ran.map(({ name, outcome }) => ({ name, isPassed: outcome === 'passed' })) }
}

/** What the server will answer once it has the report. */
export function withReport(progress: readonly CheckProgress[], report: Report): CheckProgress[] {
  if (report.kind === 'hint') {
    return progress.map((one) =>
      one.name === report.name ? { ...one, hintShownAt: one.hintShownAt ?? report.at } : one,
    )
  }
  const names = new Set([...progress.map(({ name }) => name), ...report.results.map(({ name }) => name)])
  return [...names].map((name) => {
    const before = progress.find((one) => one.name === name) ?? {
      name,
      failures: 0,
      isPassed: false,
      hintShownAt: null,
    }
    const result = report.results.find((one) => one.name === name)
    if (!result) return before
    return { ...before, isPassed: result.isPassed, failures: before.failures + (result.isPassed ? 0 : 1) }
  })
}
