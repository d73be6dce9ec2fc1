import { type Check, isTestFile, type Program } from '../program.ts'
import { runsBugs } from '../project/steps.ts'
import { type CheckTypes, typeResults } from './check-types.ts'
import { type CheckRun, notRun, runChecks } from './run-checks.ts'
import type { Connect } from './session.ts'

/** For all planted mistakes together. */
const bugsSeconds = 30

type RunOptions = Parameters<typeof runChecks>[3]

const triesTests = ({ steps }: Check) => steps !== undefined && runsBugs(steps)

/**
 * Runs checks that call the program, checks on its types and checks on the learner's own tests, each where it belongs. The
 * results keep their order.
 */
export async function runAllChecks(
  connect: Connect,
  checkTypes: CheckTypes,
  whole: Program,
  checks: readonly Check[],
  options: RunOptions,
): Promise<CheckRun> {
  const { proof, ...program } = whole
  const onTypes = checks.filter(({ kind }) => kind === 'types')
  const onTests = checks.filter(triesTests)
  const calling = checks.filter((check) => check.kind !== 'types' && !triesTests(check))
  const run = await runChecks(connect, program, calling, options)
  if (onTypes.length === 0 && onTests.length === 0) return run
  const others = run.failure
    ? [...onTypes, ...onTests].map(({ name }) => notRun(name))
    : [
        ...(onTypes.length > 0 ? await typeResults(checkTypes, program, onTypes) : []),
        ...(onTests.length > 0 ? await testResults(connect, program, proof, onTests, options) : []),
      ]
  const byName = new Map([...run.results, ...others].map((result) => [result.name, result]))
  return { ...run, results: checks.map(({ name }) => byName.get(name)!) }
}

/** The learner's tests with the model solution, in a realm of their own, whose output nobody sees. */
async function testResults(
  connect: Connect,
  program: Program,
  proof: Program['proof'],
  checks: readonly Check[],
  { onResult }: RunOptions,
) {
  const tests = program.files.filter(({ path }) => isTestFile(path))
  const model = (proof?.model ?? []).filter(({ path }) => !isTestFile(path))
  const given = program.files.filter(({ path }) => !isTestFile(path) && model.every((file) => file.path !== path))
  const tried: Program = {
    ...program,
    files: [...given, ...model, ...tests],
    project: { ...program.project, bugs: proof?.bugs ?? [] },
  }
  const { results, failure } = await runChecks(connect, tried, checks, {
    seconds: bugsSeconds,
    ...(onResult && { onResult }),
  })
  return failure ? checks.map(({ name }) => ({ ...notRun(name), failure })) : results
}
