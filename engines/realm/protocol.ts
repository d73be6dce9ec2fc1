import type { Check, Program } from '../program.ts'

/** From us to the place where learners' code runs. The id is random, so that an answer can't be made in advance. */
export type Command =
  /** The code of the checks. It comes before the program, which must not be able to read it. */
  | { id: string; command: 'prepare'; checks: CheckCode[] }
  | { id: string; command: 'start'; program: Program }
  /** Runs the code of a check and answers with its value. */
  | { id: string; command: 'evaluate'; check: number }
  /** Answers once nothing is waiting for a timer. */
  | { id: string; command: 'settle' }

export type CheckCode = Pick<Check, 'run' | 'setup'> & {
  /** In place of `run`: a `CallInput` as JSON. */
  call?: string
  /** In place of `run`: the steps as JSON. */
  steps?: string
}

export type PrintedLine = { level: 'log' | 'warn' | 'error'; text: string }

/** Where a program failed. The line is one of the learner's file. */
export type Failure = { name: string; message: string; file: string | null; line: number | null }

/** From there to us. Learners' code can send these too: nothing in them is trusted. */
export type RealmMessage =
  /** Commands may come now; the time of the first one counts from here. */
  | { kind: 'ready' }
  | { kind: 'printed'; lines: PrintedLine[] }
  | { kind: 'value'; id: string; value: string }
  | { kind: 'failure'; id: string; failure: Failure }
  /** Progress while something large is loaded, such as Python. */
  | { kind: 'loading'; text: string; part: number }

/** One per language. */
export type Engine = {
  /** Compiles the code of the checks, before any of the learner's code is there. */
  prepare: (checks: readonly CheckCode[]) => Promise<void>
  start: (program: Program) => Promise<void>
  /** Returns the value of a check's code as `encode` writes it. */
  evaluate: (check: number) => Promise<string>
  settle: () => Promise<void>
  /** Describes an error with the place in the learner's file. */
  describe: (error: unknown) => Failure
}
