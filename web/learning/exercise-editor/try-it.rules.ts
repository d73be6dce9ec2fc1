import type { CheckResult } from '#engines/host/run-checks.ts'

export type Judgement = { isGood: boolean; text: string }

const countPassed = (results: readonly CheckResult[]) => results.filter(({ outcome }) => outcome === 'passed').length

/** Learners must have something to do. */
export function judgeStarter(results: readonly CheckResult[]): Judgement {
  const [passed, total] = [countPassed(results), results.length]
  return passed === total
    ? { isGood: false, text: 'The starter passes every check, so learners have nothing to do.' }
    : { isGood: true, text: `The starter passes ${passed} of ${total}, as it should.` }
}

/** And it must be possible. */
export function judgeSolution(results: readonly CheckResult[]): Judgement {
  const [passed, total] = [countPassed(results), results.length]
  return passed === total
    ? { isGood: true, text: `The model solution passes all ${total} checks.` }
    : { isGood: false, text: `The model solution passes only ${passed} of ${total} checks.` }
}
