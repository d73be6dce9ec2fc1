import { comparable } from '../calls/input.ts'
import { type Check, type Language, type Outcome, type Program, endedEarly } from '../program.ts'
import type { Failure, PrintedLine } from '../realm/protocol.ts'
import { show } from '../values.ts'
import { type Connect, openSession, type Reply } from './session.ts'

export type CheckResult = {
  name: string
  outcome: Outcome
  /** As text to show and to compare; null where there is none. */
  expected: string | null
  actual: string | null
  failure: Failure | null
}

export type CheckRun = {
  results: CheckResult[]
  /** Why the program itself could not be run; then no check ran. */
  failure: Failure | null
  printed: PrintedLine[]
}

type RunOptions = {
  seconds: number
  onPrint?: (lines: PrintedLine[]) => void
  /** What came of each check, as soon as it is known. */
  onResult?: (result: CheckResult) => void
  /** Progress while a language is loaded. */
  onLoading?: (text: string, part: number) => void
}

/** After so many endless loops the remaining checks are not tried. */
const maxTimeouts = 2
/** Nor after this time in checks: programs that only wait would keep others waiting. */
const maxSeconds = 60

/**
 * Runs checks one after the other. Only the learner's values come out of the realm; they are compared here, where the
 * learner's code can't reach. An endless loop costs one check: the others run in a new realm.
 */
export async function runChecks(
  connect: Connect,
  program: Program,
  checks: readonly Check[],
  { seconds, onPrint, onResult, onLoading }: RunOptions,
): Promise<CheckRun> {
  const printed: PrintedLine[] = []
  const options = {
    seconds,
    onPrint: (lines: PrintedLine[]) => {
      for (const line of lines) printed.push(line)
      onPrint?.(lines)
    },
    ...(onLoading && { onLoading }),
  }
  const results: CheckResult[] = []
  const add = (result: CheckResult) => {
    results.push(result)
    onResult?.(result)
  }
  let timeouts = 0
  let spent = 0
  const isLate = () => spent > maxSeconds * 1000
  let session = openSession(connect, options)
  const start = async (): Promise<Reply> => {
    const prepared = await session.prepare(checks, program.language)
    return prepared.kind === 'value' ? session.start(program) : prepared
  }
  try {
    const failure = failureOf(await start(), seconds, program.language)
    if (failure) return { results: checks.map(({ name }) => notRun(name)), failure, printed }
    for (const [index, check] of checks.entries()) {
      if (!session.isOpen() && timeouts < maxTimeouts && !isLate()) {
        // What the program prints at its start is known already.
        session = openSession(connect, { seconds })
        await start()
      }
      if (!session.isOpen() || isLate()) {
        add(notRun(check.name))
        continue
      }
      const began = performance.now()
      const reply = await session.evaluate(index)
      spent += performance.now() - began
      if (!session.isOpen()) timeouts += 1
      add(judge(check, reply, seconds, program.language))
    }
    return { results, failure: null, printed }
  } finally {
    session.close()
  }
}

export const notRun = (name: string): CheckResult => ({
  name,
  outcome: 'not-run',
  expected: null,
  actual: null,
  failure: null,
})

export function judge(
  { name, expectation, call }: Check,
  reply: Reply,
  seconds: number,
  language: Language,
): CheckResult {
  const failure = failureOf(reply, seconds, language)
  if (expectation.kind === 'throws') return judgeThrows(name, expectation.text, reply)
  const expected = show(expectation.value)
  if (reply.kind !== 'value') {
    return { name, outcome: reply.kind === 'timeout' ? 'timeout' : 'error', expected, actual: null, failure }
  }
  const isEqual = comparable(reply.value, call?.anyOrder) === comparable(expectation.value, call?.anyOrder)
  return { name, outcome: isEqual ? 'passed' : 'failed', expected, actual: show(reply.value), failure: null }
}

function judgeThrows(name: string, text: string, reply: Reply): CheckResult {
  const expected = text === '' ? 'an error' : `an error with “${text}”`
  if (reply.kind === 'value')
    return { name, outcome: 'failed', expected, actual: `${show(reply.value)}, no error`, failure: null }
  if (reply.kind !== 'failure')
    return { name, outcome: reply.kind === 'timeout' ? 'timeout' : 'error', expected, actual: null, failure: null }
  const { message } = reply.failure
  const hasText = message.toLowerCase().includes(text.toLowerCase())
  return {
    name,
    outcome: hasText ? 'passed' : 'failed',
    expected,
    actual: `${reply.failure.name}: ${message}`,
    failure: null,
  }
}

/** What to look for in code that takes too long. */
export const slowReasons: Record<Language, string> = {
  javascript: 'Is there a loop that never ends, or a promise that never settles?',
  typescript: 'Is there a loop that never ends, or a promise that never settles?',
  html: 'Is there a loop in a script that never ends?',
  python: 'Is there a loop that never ends?',
  sql: 'Is there a join without a condition, or a recursive query that never ends?',
  config: 'Does a range or a list go on without end?',
  project: 'Is there a loop that never ends, a promise that never settles, or a request that is never answered?',
}

function failureOf(reply: Reply, seconds: number, language: Language): Failure | null {
  if (reply.kind === 'value') return null
  if (reply.kind === 'failure') return reply.failure
  const message =
    reply.kind === 'timeout'
      ? `The code didn’t finish within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. ${slowReasons[language]}`
      : (reply.reason ?? endedEarly)
  return { name: '', message, file: null, line: null }
}
