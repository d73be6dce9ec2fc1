/** What the compiler says about a place in a file. */
export type TypeProblem = {
  file: string
  line: number
  /** Where in the text of the file. */
  start: number
  end: number
  /** The compiler's number, such as 2322. */
  code: number
  /** The compiler's own words. */
  message: string
  /** The same for somebody who is new to it; null if there is nothing better to say. */
  plain: string | null
}

/** The name of a failure through types; `TypeError` is one of running code. */
export const typeFailure = 'Type error'

const maxProblems = 50
const maxText = 1000

/** As the text of a reply: a program with thousands of problems is as wrong as one with fifty. */
export const writeProblems = (problems: readonly TypeProblem[]): string =>
  JSON.stringify(
    problems.slice(0, maxProblems).map(({ message, plain, ...problem }) => ({
      ...problem,
      message: message.slice(0, maxText),
      plain: plain?.slice(0, maxText) ?? null,
    })),
  )

export const readProblems = (text: string): TypeProblem[] => JSON.parse(text) as TypeProblem[]

/** In plain words first, then as the compiler puts it. */
export const describeProblem = ({ plain, message }: TypeProblem): string =>
  plain === null ? message : `${plain}\n${message}`
