import { setTimeout as delay } from 'node:timers/promises'
import { largestResume, newWords } from '#server/testing/resumes.ts'
import { makeSchool, type Member } from './members.ts'
import type { Product } from './product.ts'
import { print, table } from './table.ts'

/** Resumes at the limits of the form, requested at once; how long a health check may take meanwhile. */
const [atOnce, maxHealthMs] = [20, 200]

type Links = { pdf: string; docx: string }

/** Measures `/healthz` while large files are created. Returns whether it stays fast and every file arrives. */
export async function measureDocuments(product: Product): Promise<boolean> {
  const { members } = await makeSchool(product, { members: atOnce, steps: 1 })
  const text = newWords()
  const links: Links[] = []
  for (const [at, member] of members.entries()) links.push(await saveResume(product, member, text, (at % 3) + 1))
  const rows: string[][] = [await measureQuiet(product)]
  for (const format of ['pdf', 'docx'] as const) {
    print(`${atOnce} large resumes as ${format} at once …`)
    rows.push(await measureFormat(product, format, links))
  }
  print(`\n${table(['20 resumes at the limits', 'created', 'seconds', 'healthz p50 ms', 'p99 ms', 'max ms'], rows)}`)
  return rows.slice(1).every(([, created, , , p99]) => created === String(atOnce) && Number(p99) < maxHealthMs)
}

/** For comparison: other programs on the machine delay the checks, too. */
async function measureQuiet(product: Product): Promise<string[]> {
  const health = watchHealth(product)
  await delay(5_000)
  return ['none', '0', '5.0', ...percentiles(await health.stop())]
}

async function measureFormat(product: Product, format: keyof Links, links: Links[]): Promise<string[]> {
  const health = watchHealth(product)
  const start = performance.now()
  const statuses = await Promise.all(links.map((link) => download(product.url + link[format])))
  const seconds = (performance.now() - start) / 1000
  const times = await health.stop()
  const created = statuses.filter((status) => status === 200).length
  return [format, String(created), seconds.toFixed(1), ...percentiles(times)]
}

const percentiles = (times: number[]) =>
  [0.5, 0.99, 1].map((share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1))

async function download(url: string): Promise<number> {
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.status
}

/** Asks every 5 ms, whether the last check has been answered or not. Returns the times in order. */
function watchHealth({ url }: Product) {
  const stopped = new AbortController()
  const checks: Promise<number>[] = []
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      checks.push(timeOf(`${url}/healthz`))
      await delay(5)
    }
  })()
  return {
    stop: async () => {
      stopped.abort()
      await watching
      return (await Promise.all(checks)).toSorted((a, b) => a - b)
    },
  }
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now()
  await (await fetch(url)).arrayBuffer()
  return performance.now() - start
}

async function saveResume({ url }: Product, { token }: Member, text: (length: number) => string, template: number) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ resume: largestResume(text), template, version: 0 })
  const saved = await fetch(`${url}/v1/user/resume`, { method: 'PUT', headers, body })
  if (!saved.ok) throw new Error(`Saving a resume answered ${saved.status}: ${await saved.text()}`)
  const made = await fetch(`${url}/v1/user/resume/links`, { method: 'POST', headers: { ...headers }, body: '{}' })
  return ((await made.json()) as { data: Links }).data
}
