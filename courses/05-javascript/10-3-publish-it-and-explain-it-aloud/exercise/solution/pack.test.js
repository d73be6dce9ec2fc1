// Belongs next to the package.json of the package. Compares what npm would ship with what we want to ship.
import assert from 'node:assert/strict'
import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import test from 'node:test'

const allowed = /^(dist\/[\w./-]+\.(js|d\.ts)|package\.json|README\.md|LICENSE)$/
const isPackage = existsSync(new URL('package.json', import.meta.url))

function unwanted(files) {
  return files.filter((file) => !allowed.test(file))
}

test('finds files that must not be shipped', () => {
  assert.deepEqual(unwanted(['dist/index.js', 'dist/index.d.ts', 'README.md', '.env', 'src/index.ts']), ['.env', 'src/index.ts'])
})

test('ships only what is allowed', { skip: !isPackage && 'there is no package.json in this folder' }, () => {
  const output = execSync('npm pack --dry-run --json --ignore-scripts', { cwd: import.meta.dirname, encoding: 'utf8' })
  const [{ files }] = JSON.parse(output)
  assert.deepEqual(unwanted(files.map(({ path }) => path)), [])
})
