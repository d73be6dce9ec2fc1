import { execFile, spawnSync } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { Finding } from '../trial.ts'
import type { Request } from './requests.ts'

/** What is attacked, as whom, and where notes may be left. */
export type Target = { url: string; token: string | null; folder: string; seconds: number }

const run = promisify(execFile)
const isThere = (tool: string) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined

const leftOut = (tried: string, tool: string): Finding => ({
  tried,
  times: '0',
  lost: 0,
  seen: `left out: ${tool} is not installed here`,
  holds: true,
})

/** Ends a tool that takes longer than it was given (asked politely, sqlmap goes on with the next); what it said counts. */
async function said(tool: string, args: string[], seconds: number) {
  const options = { timeout: seconds * 1000, maxBuffer: 256 * 1024 * 1024, killSignal: 'SIGTERM' as const }
  const ended = await run(tool, args, options).then(
    ({ stdout }) => ({ stdout, isWhole: true }),
    (error: { stdout?: string; killed?: boolean }) => ({ stdout: error.stdout ?? '', isWhole: !error.killed }),
  )
  return ended
}

const line = '='.repeat(54)

/** Written as the proxy Burp writes what it saw: so one run of sqlmap takes all of them. */
function toLog({ method, path, body }: Request, { url, token }: Target): string {
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(body === null ? [] : ['Content-Type: application/json']),
  ]
  return [line, ...head, '', body ?? '', line].join('\n')
}

export async function trySqlmap(target: Target, all: Request[]): Promise<Finding> {
  const tried = 'injection into statements (sqlmap)'
  if (!isThere('sqlmap')) return leftOut(tried, 'sqlmap')
  const log = join(target.folder, 'requests.log')
  await writeFile(log, all.map((request) => toLog(request, target)).join('\n'))
  const bounds = ['--level=1', '--risk=1', '--technique=BE', '--timeout=10', '--retries=0', '--disable-coloring']
  const codes = ['--ignore-code=400,401,403,404,409,413,415,429']
  const kept = ['--flush-session', `--output-dir=${join(target.folder, 'sqlmap')}`]
  const { stdout, isWhole } = await said(
    'sqlmap',
    ['-l', log, '--batch', '--ignore-stdin', ...bounds, ...codes, ...kept],
    target.seconds,
  )
  await writeFile(join(target.folder, 'sqlmap.txt'), stdout)
  const tested = stdout.match(/testing for SQL injection on/g)?.length ?? 0
  const asked = stdout.match(/testing connection to the target URL/g)?.length ?? 0
  const found = stdout.match(/^Parameter: .+$/gm) ?? []
  return {
    tried,
    times: `${asked} of ${all.length} requests${isWhole ? '' : ' in the time given'}, ${tested} parameters`,
    lost: 0,
    seen: found.length > 0 ? `found ${found.join(', ')}` : 'nothing found',
    holds: found.length === 0 && asked > 0,
  }
}

const modules = 'sql,xss,permanentxss,file,exec,crlf,redirect'

/** Walks from these addresses along links and forms, and attacks what it finds there. */
export async function tryWapiti(tried: string, target: Target, starts: string[]): Promise<Finding> {
  if (!isThere('wapiti')) return leftOut(`${tried} (wapiti)`, 'wapiti')
  const folder = join(target.folder, tried.replaceAll(' ', '-'))
  await mkdir(folder)
  const [walk, each] = [Math.ceil(target.seconds / 3), Math.ceil(target.seconds / 10)].map(String) as [string, string]
  const bounds = ['--scope', 'domain', '-d', '3', '--max-links-per-page', '30', '--max-scan-time', walk]
  const attacks = ['-m', modules, '--max-attack-time', each, '--flush-session', '--no-bugreport']
  const as = target.token ? ['-H', `Authorization: Bearer ${target.token}`] : []
  const kept = ['--store-session', folder, '-f', 'json', '-o', join(folder, 'report.json')]
  const from = starts.flatMap((start) => ['-s', `${target.url}${start}`])
  const args = ['-u', `${target.url}/`, ...bounds, ...attacks, ...as, ...kept, ...from]
  const { isWhole } = await said('wapiti', args, target.seconds * 2)
  const { pages, attacked, found } = await readNotes(folder)
  return {
    tried: `${tried} (wapiti)`,
    times: `${pages} pages and forms, ${attacked} attacks on one of them${isWhole ? '' : ' in the time given'}`,
    lost: 0,
    seen: found.length > 0 ? `found ${found.join(', ')}` : 'nothing found',
    holds: found.length === 0 && attacked > 0,
  }
}

type Notes = { pages: number; attacked: number; found: string[] }

/** What it came upon, from the notes it takes as it goes: they are there also when its time was over. */
async function readNotes(folder: string): Promise<Notes> {
  const name = (await readdir(folder)).find((file) => file.endsWith('.db'))
  if (!name) return { pages: 0, attacked: 0, found: [] }
  const notes = new DatabaseSync(join(folder, name), { readOnly: true })
  const count = (statement: string) => Number(notes.prepare(statement).get()!['count'])
  const pages = count('select count(*) as count from paths where evil = 0')
  const attacked = count('select count(*) as count from attack_log')
  const kinds = "select count(*) || ' × ' || category || ' by ' || parameter as kind from payloads"
  const rows = notes.prepare(`${kinds} group by category, parameter`).all() as { kind: string }[]
  notes.close()
  return { pages, attacked, found: rows.map(({ kind }) => kind) }
}
