import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { playwrightCounts, vitestCounts } from './counts.mjs'
import { complain, root, say } from './problem.mjs'
import { endIfStopped, forwardSignals, startProgram } from './processes.mjs'
import { binOf, install, node24 } from './setup.mjs'

const reports = mkdtempSync(join(tmpdir(), 'kaushal-test-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

const total = { passed: 0, failed: 0, skipped: 0 }
const failedSteps = []
const failures = []
const inPath = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`

/** Runs a step, adds up its counts and goes on whatever comes of it. */
async function step(name, run) {
  say(`\n== ${name}`)
  const began = performance.now()
  const counts = await run().catch((error) => {
    if (error.output) process.stderr.write(`${error.output}\n`)
    complain(error)
    return asCount(false)
  })
  endIfStopped()
  for (const key of Object.keys(total)) total[key] += counts[key]
  if (counts.failed > 0) failedSteps.push(name)
  failures.push(...(counts.failures ?? []))
  say(`-- ${name} ${counts.failed > 0 ? 'failed' : 'passed'} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return counts.failed === 0
}

const asCount = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 })

async function tool(name, args, env = {}) {
  const stdio = ['ignore', 'inherit', 'inherit']
  const options = { stdio, group: true, env: { ...process.env, PATH: inPath, ...env } }
  return (await startProgram(node24(), [binOf(name), ...args], options).ended) === 0
}

const check = async (name, args) => asCount(await tool(name, args))

async function tests() {
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', `--reporter=${join(root, 'bin', 'vitest-report.mjs')}`]
  const isGood = await tool('vitest', ['run', ...reporters], { NODE_ENV: 'test', VITEST_REPORT_FILE: report })
  return vitestCounts(report, isGood)
}

async function journeys() {
  const report = join(reports, 'playwright.json')
  const env = {
    CHROMIUM_PATH: await findChromium(),
    // A port of its own, so that two runs on one machine do not meet.
    E2E_PORT: process.env.E2E_PORT ?? (await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const isGood = await tool('@playwright/test', ['test', '--reporter=list,json'], env)
  return playwrightCounts(report, isGood)
}

/** A short look at what it survives; `npm run resilience` is the whole of it. */
async function resilience() {
  const run = [join(root, 'resilience', 'run.ts'), '--short']
  const env = { ...process.env, PATH: inPath, RESILIENCE_ONLY: 'crash' }
  const stdio = ['ignore', 'inherit', 'inherit']
  return asCount((await startProgram(node24(), run, { stdio, group: true, env }).ended) === 0)
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return String(port)
}

async function all() {
  if (!(await step('Set-up', async () => (await install(), { passed: 0, failed: 0, skipped: 0 })))) return
  await step('Format', () => check('oxfmt', ['--check', '.']))
  await step('Lint', () => check('oxlint', []))
  await step('Types', () => check('typescript', ['-b']))
  await step('Tests', tests)
  const isBuilt = await step('Build', () => build({ always: true }).then(() => asCount(true)))
  if (!isBuilt) return say('\nCrashes and journeys need the site, which could not be built.')
  await step('Crashes', resilience)
  await step('Journeys', journeys)
}

forwardSignals()
await all()
if (failedSteps.length > 0) say(`\nFailed: ${failedSteps.join(', ')}`)
// Once more at the end: what failed an hour ago is far up, and of a long log often only the end is kept.
for (const failure of failures) say(`  ${failure}`)
say(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
