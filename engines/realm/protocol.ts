import type { Program } from '../program.ts'

/** From us to the place where learners' code runs. The id is random, so that an answer can't be made in advance. */
export type Command =
  | { id: string; command: 'start'; program: Program }
  /** Runs a check's code and answers with its value. */
  | { id: string; command: 'evaluate'; source: string; setup: string }
  /** Answers once nothing is waiting for a timer. */
  | { id: string; command: 'settle' }

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
  start: (program: Program) => Promise<void>
  /** Returns the value as `encode` writes it. */
  evaluate: (source: string, setup: string) => Promise<string>
  settle: () => Promise<void>
  /** Describes an error with the place in the learner's file. */
  describe: (error: unknown) => Failure
}
