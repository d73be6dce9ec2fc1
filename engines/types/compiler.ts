import ts from 'typescript-compiler'
import type { ProgramFile } from '../program.ts'
import { inPlainWords } from './plain-words.ts'
import type { TypeProblem } from './problems.ts'

const folder = '/exercise/'
const libFolder = '/libs/'
const snippetName = (index: number) => `${folder}check ${index}.ts`

/** Strict, and with nothing that the engines don't offer at run time: see engines/node/type-libs.ts. */
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts'],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // As the engines run them: every file is a module.
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
}

export type TypeErrors = {
  inFiles: TypeProblem[]
  /** One list per snippet; a snippet imports from the files. */
  inSnippets: TypeProblem[][]
}

export type Compiler = (files: readonly ProgramFile[], snippets: readonly string[]) => TypeErrors

/** Checks the types of programs, one after the other: what they have in common is read once. */
export function createCompiler(libs: Readonly<Record<string, string>>): Compiler {
  const parsedLibs = new Map<string, ts.SourceFile>()
  let before: ts.Program | undefined
  return (files, snippets) => {
    const texts = new Map([
      ...files.map(({ path, text }) => [`${folder}${path}`, text] as const),
      ...snippets.map((text, index) => [snippetName(index), text] as const),
    ])
    const read = (path: string) => (path.startsWith(libFolder) ? libs[path.slice(libFolder.length)] : texts.get(path))
    const parse = (path: string, target: ts.ScriptTarget | ts.CreateSourceFileOptions) => {
      const text = read(path)
      return text === undefined ? undefined : ts.createSourceFile(path, text, target, true)
    }
    const host: ts.CompilerHost = {
      fileExists: (path) => read(path) !== undefined,
      readFile: read,
      getSourceFile: (path, target) => {
        const file = parsedLibs.get(path) ?? parse(path, target)
        if (file && path.startsWith(libFolder)) parsedLibs.set(path, file)
        return file
      },
      getDefaultLibFileName: () => `${libFolder}lib.es2024.d.ts`,
      getDefaultLibLocation: () => libFolder,
      getCurrentDirectory: () => folder,
      getCanonicalFileName: (path) => path,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      writeFile: () => {},
    }
    const roots = [...texts.keys()].filter((path) => /\.[mc]?ts$/.test(path))
    const program = ts.createProgram([`${libFolder}globals.d.ts`, ...roots], options, host, before)
    before = program
    const problemsIn = (path: string) => problemsOf(program, program.getSourceFile(path))
    return {
      inFiles: files.flatMap(({ path }) => problemsIn(`${folder}${path}`)),
      inSnippets: snippets.map((_, index) => problemsIn(snippetName(index))),
    }
  }
}

function problemsOf(program: ts.Program, file: ts.SourceFile | undefined): TypeProblem[] {
  if (!file) return []
  const wrong = program.getSyntacticDiagnostics(file)
  // What the compiler makes of a file that it can't read would only confuse.
  const found = wrong.length > 0 ? wrong : program.getSemanticDiagnostics(file)
  const problems = found.map(({ code, start = 0, length = 0, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, '\n')
    const marked = file.text.slice(start, start + length)
    return {
      ...placeIn(file, start, length),
      code,
      message,
      plain: inPlainWords(code, message.split('\n')[0]!, marked),
    }
  })
  return [...problems, ...silenced(file)].toSorted((a, b) => a.start - b.start)
}

const placeIn = (file: ts.SourceFile, start: number, length: number) => ({
  file: file.fileName.slice(folder.length),
  line: file.getLineAndCharacterOfPosition(start).line + 1,
  start,
  end: start + length,
})

/** With these comments every program would be right. `@ts-expect-error` is fine: it demands an error. */
const silencers = /^[\t ]*\/[/*]+[\t ]*(@ts-(?:ignore|nocheck))\b/gm

const silenced = (file: ts.SourceFile): TypeProblem[] =>
  [...file.text.matchAll(silencers)].map(({ index, 0: line, 1: name = '' }) => ({
    ...placeIn(file, index + line.length - name.length, name.length),
    code: 0,
    message: `${name} hides type errors. Remove it.`,
    plain: null,
  }))
