import type { Program, ProgramFile } from '../program.ts'
import { encode } from '../values.ts'
import { watchBuiltIns } from './built-ins.ts'
import { callProgram } from './call.ts'
import { createConsole } from './console.ts'
import { type CompileCheck, compileChecks, FileError, importCheck, linkModules } from './modules.ts'
import type { Engine, Failure, PrintedLine } from './protocol.ts'
import { watchTimers } from './timers.ts'

type Options = {
  print: (line: PrintedLine) => void
  /** Makes JavaScript of a file in another language. */
  compile?: (file: ProgramFile) => ProgramFile
  compileCheck?: CompileCheck
}

/** Runs the entry file as a module of this realm. A check is a function that gets its exports. */
export function createJavaScriptEngine({
  print,
  compile = (file) => file,
  compileCheck = importCheck,
}: Options): Engine {
  const printed: string[] = []
  const timers = watchTimers()
  Object.assign(globalThis, {
    console: createConsole((line) => {
      printed.push(line.text)
      print(line)
    }),
  })
  const changedBuiltIn = watchBuiltIns()
  const assertUnchanged = () => {
    const path = changedBuiltIn()
    if (path) throw new FileError(`Your code replaces ${path}. Checks can’t run without it.`, '', null, 'Error')
  }
  let checks: Check[] = []
  let calls: (string | undefined)[] = []
  let exports: unknown = {}
  let paths: string[] = []

  return {
    prepare: async (list) => {
      checks = await compileChecks(list, compileCheck)
      calls = list.map(({ call }) => call)
    },
    start: async ({ files, entry }: Program) => {
      paths = files.map(({ path }) => path)
      printed.length = 0
      exports = await import(/* @vite-ignore */ linkModules(files.map(compile), entry))
    },
    evaluate: async (index) => {
      assertUnchanged()
      const call = calls[index]
      const value = call ? await callProgram(exports, call) : await checks[index]!(exports, { printed: [...printed] })
      // Also before the value is read: what reads it could put back what was replaced.
      assertUnchanged()
      const text = encode(value)
      assertUnchanged()
      return text
    },
    settle: timers.settled,
    describe: (error) => describe(error, paths),
  }
}

type Check = (exports: unknown, tools: { printed: string[] }) => unknown

function describe(error: unknown, paths: readonly string[]): Failure {
  if (error instanceof FileError) {
    const { name, message, file, line } = error
    return { name, message, file: file === '' ? null : file, line }
  }
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), file: null, line: null }
  return { name: error.name, message: error.message, ...placeIn(String(error.stack), paths) }
}

/** The innermost line of the learner's own files. Chromium and Node write "at f (a.js:3:9)", Firefox "f@a.js:3:9". */
export function placeIn(stack: string, paths: readonly string[]): { file: string | null; line: number | null } {
  for (const text of stack.split('\n')) {
    const [, file, line] = /(?:\(|@|at )(?:async )?([^()@\s]+?):(\d+)(?::\d+)?\)?$/.exec(text.trim()) ?? []
    if (file && paths.includes(file)) return { file, line: Number(line) }
  }
  return { file: null, line: null }
}
