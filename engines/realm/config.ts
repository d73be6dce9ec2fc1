import { kitFor, type Kit, readFile } from '../config/kit.ts'
import type { Program } from '../program.ts'
import { encode } from '../values.ts'
import { type CompileCheck, compileChecks, FileError, importCheck } from './modules.ts'
import type { Engine, Failure, PrintedLine } from './protocol.ts'

type Options = { print: (line: PrintedLine) => void; compileCheck?: CompileCheck }
type Check = (kit: Kit) => unknown

/** Reads configuration with the parsers of its formats. Nothing of it is run; a check gets what reads and evaluates it. */
export function createConfigEngine({ print, compileCheck = importCheck }: Options): Engine {
  let checks: Check[] = []
  let files: Program['files'] = []
  return {
    prepare: async (list) => {
      checks = await compileChecks(list, compileCheck)
    },
    start: async (program) => {
      ;({ files } = program)
      for (const { path, text } of files) {
        const format = readFile(path, text)
        if (format) print({ level: 'log', text: `${path}: no mistakes in its form (${format})` })
      }
    },
    // Each check reads the files again, so that none can change what the next one sees.
    evaluate: async (index) => encode(await checks[index]!(kitFor(files))),
    settle: async () => {},
    describe,
  }
}

function describe(error: unknown): Failure {
  if (error instanceof FileError) {
    const { name, message, file, line } = error
    return { name, message, file: file === '' ? null : file, line }
  }
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), file: null, line: null }
  // A check that reads a part which isn't there: the files differ from what it expects, they aren't wrong in form.
  const isMissing = error instanceof TypeError
  return {
    name: isMissing ? 'Error' : error.name,
    message: isMissing
      ? 'A part that this check looks at is missing, or has another form than expected.'
      : error.message,
    file: null,
    line: null,
  }
}
