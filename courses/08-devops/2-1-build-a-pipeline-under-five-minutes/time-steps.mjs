// Runs the pipeline's steps on this computer, twice: with an empty npm cache and with a full one.
// Usage, in the folder of kadai: node time-steps.mjs. Tests with a database run if DATABASE_URL is set.
import { execSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const cache = mkdtempSync(join(tmpdir(), 'npm-cache-'))
const steps = [
  ['install', `npm ci --no-audit --no-fund --cache "${cache}"`],
  ['check', 'npm run check'],
  ...(process.env.DATABASE_URL ? [['migrate', 'npm run migrate']] : []),
  ['test', 'npm test'],
  ['build', 'npm run build'],
]
for (const run of ['cold', 'warm']) {
  rmSync('node_modules', { recursive: true, force: true })
  let all = 0
  for (const [name, command] of steps) {
    const from = performance.now()
    execSync(command, { stdio: ['ignore', 'ignore', 'pipe'] })
    const seconds = (performance.now() - from) / 1000
    all += seconds
    console.log(`${run}  ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`)
  }
  console.log(`${run}  all      ${all.toFixed(1).padStart(6)} s\n`)
}
rmSync(cache, { recursive: true, force: true })
