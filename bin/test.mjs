import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { ensureBubblewrap } from './bubblewrap.mjs'
import { ensureGit } from './git.mjs'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { playwrightCounts, vitestCounts } from './counts.mjs'
import { printError, root, print } from './output.mjs'
import { endIfStopped, forwardSignals, startProgram } from './processes.mjs'
import { binOf, install, node24 } from './setup.mjs'
import { temporaryFolder } from './temporary-folder.mjs'

/** `npm run test:full`: every journey, crash and attack trials, large counts. */
const isFull = process.argv.includes('--full')

/** For the data of tests, journeys and crashes. A full run uses the disk, as the product does. */
const temporary = temporaryFolder({ inMemory: !isFull })
const reports = mkdtempSync(join(temporary, 'kaushal-test-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

const total = { passed: 0, failed: 0, skipped: 0 }
const failedSteps = []
const failures = []
const inPath = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
const began = performance.now()
const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`

/** Runs a step, adds up its counts and continues whatever the outcome. Steps run beside each other: output is printed in one piece. */
async function step(name, run) {
  const start = performance.now()
  print(`== ${name} …`)
  const counts = await run().catch((error) => {
    if (error.output) process.stderr.write(`${error.output}\n`)
    printError(error)
    return asCount(false)
  })
  await endIfStopped()
  for (const key of Object.keys(total)) total[key] += counts[key]
  if (counts.failed > 0) failedSteps.push(name)
  failures.push(...(counts.failures ?? []))
  print(`-- ${name} ${counts.failed > 0 ? 'failed' : 'passed'} in ${secondsSince(start)}`)
  return counts.failed === 0
}

const asCount = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 })

/** Runs a script under Node 24. In a full run, which takes its time, the output is shown as it comes. */
async function run(script, args, env = {}) {
  const log = join(reports, `${Math.random()}.log`)
  const output = isFull ? 'inherit' : openSync(log, 'w')
  const stdio = ['ignore', output, output]
  const options = {
    stdio,
    group: true,
    env: { ...process.env, PATH: inPath, TMPDIR: temporary, ...(isFull && { TEST_FULL: '1' }), ...env },
  }
  const isGood = (await startProgram(node24(), [script, ...args], options).ended) === 0
  if (!isFull) closeSync(output)
  if (!isFull && !isGood) print(readFileSync(log, 'utf8'))
  return isGood
}

// The linter and the compiler are Go programs; collecting garbage less often saves a sixth of their time.
const check = async (name, args) => asCount(await run(binOf(name), args, { GOGC: '400' }))

async function tests() {
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', `--reporter=${join(root, 'bin', 'vitest-report.mjs')}`]
  // For the processes that tests start: without it each translates its TypeScript again.
  const compiled = join(root, 'dist', 'compiled')
  const env = { NODE_ENV: 'test', VITEST_REPORT_FILE: report, NODE_COMPILE_CACHE: compiled }
  return vitestCounts(report, await run(binOf('vitest'), ['run', ...reporters], env))
}

async function journeys() {
  const report = join(reports, 'playwright.json')
  const env = {
    CHROMIUM_PATH: await findChromium(),
    // A port of its own, so that two runs on one machine do not meet.
    E2E_PORT: process.env.E2E_PORT ?? (await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  return playwrightCounts(
    report,
    await run(binOf('@playwright/test'), ['test', '--config', 'e2e', '--reporter=list,json'], env),
  )
}

/** Two kills in npm test, a hundred in a full run. */
const crashes = async () => asCount(await run(join(root, 'resilience', 'run.ts'), isFull ? [] : ['--short']))

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return String(port)
}

async function sources() {
  await step('Format', () => check('oxfmt', ['--check', '.']))
  await step('Lint and types', () => check('oxlint', []))
  // The compiler itself, which finds the same in as much time again.
  if (isFull) await step('Types', () => check('typescript', ['-b']))
  await step('Tests', tests)
  if (isFull) await step('Planted faults', async () => asCount(await run(join(root, 'tests', 'plant-faults.ts'), [])))
}

async function product() {
  const isBuilt = await step('Build', () => build({ always: true }).then(() => asCount(true)))
  if (!isBuilt) return print('Crashes and journeys need the site, which could not be built.')
  await step('Crashes', crashes)
  await step('Journeys', journeys)
}

/** npm and Debian both wait for the network and the disk. */
async function prepare() {
  await Promise.all([install({ tools: true }), installFromDebian()])
  return { passed: 0, failed: 0, skipped: 0 }
}

async function installFromDebian() {
  await ensureBubblewrap()
  await ensureGit()
  // The journeys say what is missing.
  await findChromium().catch(() => {})
}

async function all() {
  if (!(await step('Set-up', prepare))) return
  // Beside each other: journeys and crashes wait most of the time for a page or a restart.
  if (!isFull) return void (await Promise.all([sources(), product()]))
  await sources()
  await product()
}

forwardSignals()
await all()
print(`\nTook ${secondsSince(began)}.`)
if (failedSteps.length > 0) print(`Failed: ${failedSteps.join(', ')}`)
// Once more at the end: of a long log often only the end is kept.
for (const failure of failures) print(`  ${failure}`)
print(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
