// In the folder of the package. Compares what npm would ship with what we want to ship.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import test from 'node:test'

const allowed = /^(dist\/[\w./-]+\.(js|d\.ts)|package\.json|README\.md|LICENSE)$/

export function unwanted(files) {
  return files.filter((file) => !allowed.test(file))
}

test('finds files that must not be shipped', () => {
  assert.deepEqual(unwanted(['dist/index.js', 'dist/index.d.ts', 'README.md', '.env', 'src/index.ts']), ['.env', 'src/index.ts'])
})

test('ships only what is allowed', { skip: process.env.PACK === undefined && 'set PACK=1 to ask npm' }, () => {
  const [{ files }] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8' }))
  assert.deepEqual(unwanted(files.map(({ path }) => path)), [])
})
