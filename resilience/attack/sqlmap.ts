import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Finding } from '../trial.ts'
import type { Request } from './requests.ts'

export type Target = { url: string; token: string | null; folder: string; seconds: number }

const run = promisify(execFile)

/** Each batch has its own time limit, so that slow endpoints don't use up the time of the others. */
const batchSize = 30

export async function trySqlmap(target: Target, all: Request[]): Promise<Finding> {
  const batches: Awaited<ReturnType<typeof runSqlmap>>[] = []
  for (let from = 0; from < all.length; from += batchSize) {
    batches.push(await runSqlmap(target, all.slice(from, from + batchSize), `sqlmap-${from}`))
  }
  const sum = (key: 'requests' | 'parameters' | 'falseAlarms') =>
    batches.reduce((total, batch) => total + batch[key], 0)
  const found = batches.flatMap((batch) => batch.found)
  const timedOut = batches.some((batch) => batch.timedOut) ? ' in the time limit' : ''
  return {
    tried: 'SQL injection (sqlmap)',
    times: `${sum('requests')} of ${all.length} requests${timedOut}, ${sum('parameters')} parameters`,
    lost: 0,
    seen:
      found.length > 0 ? `found ${found.join(', ')}` : `nothing found; ${sum('falseAlarms')} false alarms by sqlmap`,
    holds: found.length === 0 && sum('requests') > 0,
  }
}

async function runSqlmap(target: Target, batch: Request[], name: string) {
  const log = join(target.folder, `${name}.log`)
  await writeFile(log, batch.map((request) => toBurpLog(request, target)).join('\n'))
  const limits = ['--level=1', '--risk=1', '--technique=BE', '--timeout=10', '--retries=0', '--disable-coloring']
  const codes = ['--ignore-code=400,401,403,404,409,413,415,429']
  const output = ['--flush-session', `--output-dir=${join(target.folder, name)}`]
  const args = ['-l', log, '--batch', '--ignore-stdin', ...limits, ...codes, ...output]
  const { stdout, timedOut } = await outputOf('sqlmap', args, target.seconds)
  await writeFile(join(target.folder, `${name}.txt`), stdout)
  const count = (pattern: RegExp) => stdout.match(pattern)?.length ?? 0
  return {
    timedOut,
    requests: count(/testing connection to the target URL/g),
    parameters: count(/testing for SQL injection on/g),
    falseAlarms: count(/false positive or unexploitable injection point detected/g),
    found: stdout.match(/^Parameter: .+$/gm) ?? [],
  }
}

/** Ends the program at its time limit (SIGTERM: on SIGINT sqlmap only skips to the next URL) and uses what it printed. */
async function outputOf(program: string, args: string[], seconds: number) {
  const options = { timeout: seconds * 1000, maxBuffer: 256 * 1024 * 1024, killSignal: 'SIGTERM' as const }
  return run(program, args, options).then(
    ({ stdout }) => ({ stdout, timedOut: false }),
    (error: { stdout?: string; killed?: boolean }) => ({ stdout: error.stdout ?? '', timedOut: error.killed === true }),
  )
}

const line = '='.repeat(54)

/** In the log format of the Burp proxy, which lets one run of sqlmap take many requests. */
function toBurpLog({ method, path, body }: Request, { url, token }: Target): string {
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(body === null ? [] : ['Content-Type: application/json']),
  ]
  return [line, ...head, '', body ?? '', line].join('\n')
}
