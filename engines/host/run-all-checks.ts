import type { Check, Program } from '../program.ts'
import { type CheckTypes, typeResults } from './check-types.ts'
import { type CheckRun, notRun, runChecks } from './run-checks.ts'
import type { Connect } from './session.ts'

/** Runs checks that call the program and checks on its types, each where it belongs. The results keep their order. */
export async function runAllChecks(
  connect: Connect,
  checkTypes: CheckTypes,
  program: Program,
  checks: readonly Check[],
  options: Parameters<typeof runChecks>[3],
): Promise<CheckRun> {
  const onTypes = checks.filter(({ kind }) => kind === 'types')
  const calling = checks.filter(({ kind }) => kind !== 'types')
  const run = await runChecks(connect, program, calling, options)
  if (onTypes.length === 0) return run
  const types = run.failure ? onTypes.map(({ name }) => notRun(name)) : await typeResults(checkTypes, program, onTypes)
  const byName = new Map([...run.results, ...types].map((result) => [result.name, result]))
  return { ...run, results: checks.map(({ name }) => byName.get(name)!) }
}
