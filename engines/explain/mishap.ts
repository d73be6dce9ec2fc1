import type { Language, ProgramFile } from '../program.ts'
import type { Failure } from '../realm/protocol.ts'

/** What happened to a learner's program. */
export type Mishap = {
  language: Language
  entry: string
  files: readonly ProgramFile[]
  /** SQL that makes the sample database. */
  database: string
  /** As the engine reports it; null where the code ran and a check got another value. */
  failure: Failure | null
  /** The check that failed. Never a hidden one: the explanation quotes it. */
  check: FailedCheck | null
}

export type FailedCheck = { run: string; expected: string | null; actual: string | null }

/** Code in the texts is between backticks. */
export type Explanation = {
  /** What is wrong and what to do, in one or two sentences. */
  message: string
  /** For “What does this mean?”. */
  meaning: string
  /** Where to look, if that isn't where the engine noticed it: where a bracket opens, where a loop begins. */
  place?: { file: string; line: number }
}

/** Null: it is something else. */
export type Rule = (mishap: Mishap) => Explanation | null

export const firstOf = (rules: readonly Rule[], mishap: Mishap): Explanation | null => {
  for (const rule of rules) {
    const found = rule(mishap)
    if (found) return found
  }
  return null
}

export const textOf = ({ files }: Mishap, path: string): string => files.find((file) => file.path === path)?.text ?? ''

/** The file that failed; the entry where that isn't known. */
export const failedFile = ({ failure, entry }: Mishap): string => failure?.file ?? entry

export const failedText = (mishap: Mishap): string => textOf(mishap, failedFile(mishap))

export const failedLine = (mishap: Mishap): string =>
  mishap.failure?.line ? (failedText(mishap).split('\n')[mishap.failure.line - 1] ?? '') : ''

export const isTimeout = ({ failure }: Mishap): boolean =>
  failure !== null && failure.name === '' && failure.message.includes('didn’t finish within')

export const code = (text: string): string => `\`${text.replaceAll('`', '')}\``

/** Such as `a`, `b` and `c`. */
export function listed(names: readonly string[]): string {
  const shown = names.map(code)
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

/** What to say about a message of an engine. */
export type KnownMessage = [RegExp, (found: RegExpExecArray, mishap: Mishap) => Explanation | null]

export const messageRule =
  (known: readonly KnownMessage[]): Rule =>
  (mishap) => {
    for (const [pattern, explain] of known) {
      const found = mishap.failure && pattern.exec(mishap.failure.message)
      const explanation = found && explain(found, mishap)
      if (explanation) return explanation
    }
    return null
  }

export const lineOf = ({ failure }: Mishap): string => `line ${failure?.line ?? '?'}`

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
