import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { Finding } from '../trial.ts'
import type { Request } from './requests.ts'

/** What is attacked, as whom, and where notes may be left. */
export type Target = { url: string; token: string | null; folder: string; seconds: number }

const run = promisify(execFile)

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

/** In slices, each with its own time: so no call is left out because others took long. */
const sliceOf = 30

export async function trySqlmap(target: Target, all: Request[]): Promise<Finding> {
  const slices: Awaited<ReturnType<typeof sqlmap>>[] = []
  for (let from = 0; from < all.length; from += sliceOf) {
    slices.push(await sqlmap(target, all.slice(from, from + sliceOf), `sqlmap-${from}`))
  }
  const sum = (key: 'asked' | 'tested' | 'suspected') => slices.reduce((total, slice) => total + slice[key], 0)
  const found = slices.flatMap((slice) => slice.found)
  const isWhole = slices.every((slice) => slice.isWhole)
  const takenBack = sum('suspected') > 0 ? `; ${sum('suspected')} suspected and taken back by sqlmap itself` : ''
  return {
    tried: 'injection into statements (sqlmap)',
    times: `${sum('asked')} of ${all.length} requests${isWhole ? '' : ' in the time given'}, ${sum('tested')} parameters`,
    lost: 0,
    seen: found.length > 0 ? `found ${found.join(', ')}` : `nothing found${takenBack}`,
    holds: found.length === 0 && sum('asked') > 0,
  }
}

async function sqlmap(target: Target, slice: Request[], name: string) {
  const log = join(target.folder, `${name}.log`)
  await writeFile(log, slice.map((request) => toLog(request, target)).join('\n'))
  const bounds = ['--level=1', '--risk=1', '--technique=BE', '--timeout=10', '--retries=0', '--disable-coloring']
  const codes = ['--ignore-code=400,401,403,404,409,413,415,429']
  const kept = ['--flush-session', `--output-dir=${join(target.folder, name)}`]
  const args = ['-l', log, '--batch', '--ignore-stdin', ...bounds, ...codes, ...kept]
  const { stdout, isWhole } = await said('sqlmap', args, target.seconds)
  await writeFile(join(target.folder, `${name}.txt`), stdout)
  const count = (words: RegExp) => stdout.match(words)?.length ?? 0
  return {
    isWhole,
    asked: count(/testing connection to the target URL/g),
    tested: count(/testing for SQL injection on/g),
    suspected: count(/false positive or unexploitable injection point detected/g),
    found: stdout.match(/^Parameter: .+$/gm) ?? [],
  }
}

const modules = 'sql,xss,permanentxss,file,exec,crlf,redirect'

/** Walks from these addresses along links and forms, and attacks what it finds there. */
export async function tryWapiti(tried: string, target: Target, starts: string[]): Promise<Finding> {
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
