import type { Check, Program } from '../program.ts'
import type { Failure } from '../realm/protocol.ts'
import { describeProblem, readProblems, typeFailure, type TypeProblem } from '../types/problems.ts'
import type { CheckResult } from './run-checks.ts'
import { type Connect, openSession, type Reply } from './session.ts'

/** One list per snippet, or why the types couldn't be checked. */
export type CheckedTypes = { problems: TypeProblem[][] } | { failure: Failure }
export type CheckTypes = (program: Program, snippets: readonly string[]) => Promise<CheckedTypes>

/** The compiler's own time, not the learner's: only types that never end take as long. */
const seconds = 30

type Options = { onLoading?: (text: string, part: number) => void }

/** Checks the types of a program in a realm for it. An empty snippet stands for the program's own files. */
export const checkTypesIn =
  (connect: Connect, options: Options = {}): CheckTypes =>
  async (program, snippets) => {
    const session = openSession(connect, { seconds, ...options })
    try {
      const prepared = await session.prepare(snippets.map((run) => ({ run, setup: '' })))
      const started = prepared.kind === 'value' ? await session.start(program) : prepared
      if (started.kind !== 'value') return { failure: failureOf(started) }
      const problems: TypeProblem[][] = []
      for (const index of snippets.keys()) {
        const reply = await session.evaluate(index)
        if (reply.kind !== 'value') return { failure: failureOf(reply) }
        problems.push(readProblems(reply.value))
      }
      return { problems }
    } finally {
      session.close()
    }
  }

function failureOf(reply: Exclude<Reply, { kind: 'value' }>): Failure {
  if (reply.kind === 'failure') return reply.failure
  const message =
    reply.kind === 'timeout'
      ? `Checking the types took longer than ${seconds} seconds. Is there a type that refers to itself without end?`
      : (reply.reason ?? 'The types couldn’t be checked. They may need too much memory.')
  return { name: '', message, file: null, line: null }
}

/** What came of the checks on types. */
export async function typeResults(
  checkTypes: CheckTypes,
  program: Program,
  checks: readonly Check[],
): Promise<CheckResult[]> {
  const checked = await checkTypes(
    program,
    checks.map(({ run }) => run),
  )
  return checks.map((check, index) =>
    'failure' in checked
      ? { name: check.name, outcome: 'error', expected: null, actual: null, failure: checked.failure }
      : judge(check, checked.problems[index]!),
  )
}

function judge({ name, run, expectation }: Check, problems: readonly TypeProblem[]): CheckResult {
  const passed: CheckResult = { name, outcome: 'passed', expected: null, actual: null, failure: null }
  const [first] = problems
  if (expectation.kind === 'value') {
    if (!first) return passed
    const more = problems.length - 1
    const message = `${describeProblem(first)}${more > 0 ? `\n(and ${more} more)` : ''}`
    // The place is one of the learner's file; that of a snippet would say nothing.
    const place = run === '' ? { file: first.file, line: first.line } : { file: null, line: null }
    return { ...passed, outcome: 'failed', failure: { name: typeFailure, message, ...place } }
  }
  const expected = `a type error${expectation.text === '' ? '' : ` with “${expectation.text}”`}`
  const isFound = problems.some(({ message }) => message.toLowerCase().includes(expectation.text.toLowerCase()))
  return isFound ? passed : { ...passed, outcome: 'failed', expected, actual: first?.message ?? 'no error' }
}
