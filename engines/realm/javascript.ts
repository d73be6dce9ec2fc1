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
  let isRerun = false
  const timers = watchTimers()
  Object.assign(globalThis, {
    console: createConsole((line) => {
      printed.push(line.text)
      if (!isRerun) print(line)
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
  let program: Program | null = null
  /** A program that only prints can't be called with other values; its text can be changed. */
  const printedWith: Tools['printedWith'] = async (pattern, replacement) => {
    const { files, entry } = program!
    const changed = files.map(({ path, text }) => ({ path, text: text.replace(pattern, replacement) }))
    if (changed.every(({ text }, index) => text === files[index]!.text))
      throw new Error('A line that was ready has changed. Put it back as it was.')
    const before = printed.splice(0)
    isRerun = true
    try {
      await import(/* @vite-ignore */ linkModules(changed.map(compile), entry))
      return [...printed]
    } finally {
      isRerun = false
      printed.splice(0, Infinity, ...before)
    }
  }

  return {
    prepare: async (list) => {
      checks = await compileChecks(list, compileCheck)
      calls = list.map(({ call }) => call)
    },
    start: async (started: Program) => {
      program = started
      const { files, entry } = started
      printed.length = 0
      exports = await import(/* @vite-ignore */ linkModules(files.map(compile), entry))
    },
    evaluate: async (index) => {
      assertUnchanged()
      const call = calls[index]
      const tools = { printed: [...printed], printedWith }
      const value = call ? await callProgram(exports, call) : await checks[index]!(exports, tools)
      // Also before the value is read: what reads it could put back what was replaced.
      assertUnchanged()
      const text = encode(value)
      assertUnchanged()
      return text
    },
    settle: timers.settled,
    describe: (error) => describe(error, program?.files.map(({ path }) => path) ?? []),
  }
}

type Tools = {
  /** The lines that the program printed. */
  printed: string[]
  /** What it prints if its text is changed. */
  printedWith: (pattern: RegExp | string, replacement: string) => Promise<string[]>
}
type Check = (exports: unknown, tools: Tools) => unknown

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
