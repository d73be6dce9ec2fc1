import { problemFile, type ProblemLanguage, problemLanguages } from '#contract/learning/problems/patterns.ts'
import { checksOfProblem, type ProblemSource } from '#contract/learning/problems/problem-file.ts'
import { type CheckResult, runChecks } from '#engines/host/run-checks.ts'
import type { Connect } from '#engines/host/session.ts'
import type { Check } from '#engines/program.ts'

type Realms = Record<ProblemLanguage, Connect>
type Timing = { language: ProblemLanguage; name: string; ms: number }

/** A right solution on a slow phone must still pass: here it may take this part of the limit. */
const allowedPart = 1 / 3

/**
 * What is wrong with a problem: in each language the starter must fail, the model solution must pass well within the time
 * limit, and the trials must do what they say.
 */
export async function problemRunFaults(
  realms: Realms,
  slug: string,
  problem: ProblemSource,
): Promise<{ faults: string[]; timings: Timing[] }> {
  const faults: string[] = []
  const timings: Timing[] = []
  for (const language of problemLanguages) {
    const { visible, hidden } = checksOfProblem(problem, language)
    const checks = [...visible, ...hidden]
    const entry = problemFile(slug, language)
    const run = async (text: string, some: Check[], seconds: number) => {
      const program = { language, entry, files: [{ path: entry, text }], database: '' }
      const { results, failure } = await runChecks(realms[language], program, some, { seconds })
      return failure ? some.map(({ name }) => failed(name, failure.message)) : results
    }
    const note = (message: string) => void faults.push(`${language}: ${message}`)

    const started = await run(problem.starter[language], checks.slice(0, 3), problem.seconds)
    if (started.every(isPassed)) note('the starter passes the first checks')
    for (const check of checks) {
      const began = performance.now()
      const [result] = await run(problem.solution[language], [check], problem.seconds)
      const ms = performance.now() - began
      timings.push({ language, name: check.name, ms })
      if (!isPassed(result!)) note(`the model solution: ${describe(result!)}`)
      else if (ms > problem.seconds * 1000 * allowedPart)
        note(
          `the model solution took ${Math.round(ms)} ms for “${check.name}”: give it more seconds or a smaller input`,
        )
    }
    for (const { fails, isOnly, code, line } of problem.trials) {
      const text = code[language]
      if (text === undefined) continue
      const results = await run(text, checks, problem.seconds)
      const failing = results.filter((result) => !isPassed(result))
      const unexpected = fails === null || isOnly ? failing.filter(({ name }) => name !== fails) : []
      for (const result of unexpected) note(`line ${line}: the trial should pass this check: ${describe(result)}`)
      if (fails !== null && !failing.some(({ name }) => name === fails))
        note(`line ${line}: the trial passes “${fails}”; it should fail there${names(failing)}`)
    }
  }
  return { faults, timings }
}

const isPassed = ({ outcome }: CheckResult) => outcome === 'passed'

const failed = (name: string, message: string): CheckResult => ({
  name,
  outcome: 'error',
  expected: null,
  actual: null,
  failure: { name: '', message, file: null, line: null },
})

const describe = ({ name, outcome, expected, actual, failure }: CheckResult) =>
  `“${name}” ${outcome}: expected ${expected}, got ${actual ?? failure?.message}`.replaceAll(/\n\s*/g, ' ')

const names = (results: CheckResult[]) =>
  results.length === 0 ? '' : ` (it fails ${results.map(({ name }) => `“${name}”`).join(', ')})`
