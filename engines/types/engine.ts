import { type Assets, assetOf } from '../realm/assets.ts'
import type { Engine } from '../realm/protocol.ts'
import { createCompiler, type TypeErrors } from './compiler.ts'
import { writeProblems } from './problems.ts'

/**
 * Checks the types of a program. It runs nothing of it, so that the program can't change the result. The code of a check
 * is a snippet that imports from the program; an empty one asks for the problems of the program itself.
 */
export function createTypesEngine(assets: Assets): Engine {
  const libs = JSON.parse(new TextDecoder().decode(assetOf(assets, 'type-libs.json'))) as Record<string, string>
  const compile = createCompiler(libs)
  let snippets: string[] = []
  let errors: TypeErrors = { inFiles: [], inSnippets: [] }
  return {
    prepare: async (checks) => {
      snippets = checks.map(({ run }) => run)
    },
    start: async ({ files }) => {
      errors = compile(files, snippets)
    },
    evaluate: async (index) => writeProblems(snippets[index] === '' ? errors.inFiles : errors.inSnippets[index]!),
    settle: async () => {},
    describe: (error) => ({ name: '', message: String(error), file: null, line: null }),
  }
}
