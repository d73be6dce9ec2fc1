import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Language } from '#engines/program.ts'

const root = join(import.meta.dirname, '../../..')
const always = ['engines/host/run-all-checks.ts', 'engines/node/connect.ts', 'engines/node/main.ts']
/** What main.ts loads for a language. */
const realms: Record<Language, string[]> = {
  javascript: ['engines/realm/javascript.ts'],
  typescript: ['engines/realm/javascript.ts', 'engines/realm/typescript.ts', 'engines/types/engine.ts'],
  python: ['engines/realm/python.ts'],
  sql: ['engines/realm/sql.ts'],
  html: ['engines/realm/html.ts'],
  config: ['engines/realm/config.ts'],
  project: ['engines/project/engine.ts'],
}
const runners = globSync('server/seed/lesson-checks/run-*.ts', { cwd: root })
/** Explanations only put results into words; the kit is part of the exercises that use it. */
const others = ['engines/explain/', 'engines/types/plain-words', 'engines/kit/']

/** The files that a file imports, with all that these import. */
function addImports(path: string, found: Map<string, string>): void {
  if (found.has(path) || others.some((beginning) => path.startsWith(beginning))) return
  const text = readFileSync(join(root, path), 'utf8')
  found.set(path, text)
  for (const [, name = ''] of text.matchAll(/ from '(\.{1,2}\/[^']+)'/g)) addImports(join(dirname(path), name), found)
}

/** A short hash of the content and of everything that runs programs in these languages. */
export function hashWithEngine(): (languages: readonly Language[], content: unknown) => string {
  const engines = new Map<string, ReturnType<typeof createHash>>()
  const engineOf = (languages: readonly Language[]) => {
    const key = languages.join()
    const known = engines.get(key)
    if (known) return known
    const found = new Map<string, string>()
    for (const path of [...always, ...languages.flatMap((language) => realms[language])]) addImports(path, found)
    for (const path of runners) found.set(path, readFileSync(join(root, path), 'utf8'))
    const engine = createHash('sha256')
    for (const [path, text] of [...found].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      if (!path.startsWith('engines/project/') || languages.includes('project')) engine.update(text)
    }
    engines.set(key, engine)
    return engine
  }
  return (languages, content) =>
    engineOf(languages).copy().update(JSON.stringify(content)).digest('base64url').slice(0, 16)
}
