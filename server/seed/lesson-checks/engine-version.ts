import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const sources = ['engines/**/*.ts', 'server/seed/lesson-checks/run-*.ts']
// Explanations only put results into words; the kit is part of the exercises that use it.
const others = [join('engines', 'explain'), join('engines', 'types', 'plain-words'), join('engines', 'kit')]
const isRunning = (path: string) =>
  !path.endsWith('.test.ts') && others.every((beginning) => !path.startsWith(beginning))

/** A short hash of the content and of everything that runs it. */
export function hashWithEngine(): (content: unknown) => string {
  const engine = createHash('sha256')
  const paths = globSync(sources, { cwd: root }).filter(isRunning)
  for (const path of paths.toSorted()) engine.update(readFileSync(join(root, path)))
  return (content) => engine.copy().update(JSON.stringify(content)).digest('base64url').slice(0, 16)
}
