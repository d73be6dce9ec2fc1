import type { CheckResult } from '#contract/learning/practice.ts'

/** What became of a check since the attempt before. */
export type Change = 'now passes' | 'newly fails' | 'new check'
export type ComparedResult = CheckResult & { change: Change | null }

type Result = Pick<CheckResult, 'name' | 'outcome'>

/**
 * Failing checks first, and of those the newly failing. A check that was not run is neither better nor worse. Without an
 * earlier run nothing has changed.
 */
export function compareRuns(results: readonly CheckResult[], earlier: readonly Result[] | null): ComparedResult[] {
  const before = new Map(earlier?.map(({ name, outcome }) => [name, outcome]))
  const compared = results.map((result) => ({ ...result, change: earlier ? changeOf(result, before) : null }))
  return compared.toSorted((a, b) => rank(a) - rank(b))
}

function changeOf({ name, outcome }: Result, before: ReadonlyMap<string, CheckResult['outcome']>): Change | null {
  const was = before.get(name)
  if (was === undefined) return 'new check'
  if (was === 'not-run' || outcome === 'not-run') return null
  if ((was === 'passed') === (outcome === 'passed')) return null
  return outcome === 'passed' ? 'now passes' : 'newly fails'
}

function rank({ outcome, change }: ComparedResult): number {
  if (outcome === 'not-run') return 2
  if (outcome !== 'passed') return change === 'newly fails' ? 0 : 1
  return change === 'now passes' ? 3 : 4
}

/** "2 now pass, 1 newly fails"; empty if nothing changed. */
export function describeChanges(results: readonly ComparedResult[]): string {
  const countOf = (change: Change) => results.filter((result) => result.change === change).length
  const [better, worse] = [countOf('now passes'), countOf('newly fails')]
  return [
    ...(better > 0 ? [`${better} now ${better === 1 ? 'passes' : 'pass'}`] : []),
    ...(worse > 0 ? [`${worse} newly ${worse === 1 ? 'fails' : 'fail'}`] : []),
  ].join(', ')
}
