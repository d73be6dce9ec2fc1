import { setTimeout as delay } from 'node:timers/promises'
import { makeSchool } from '../../bench/members.ts'
import type { Product } from '../../bench/product.ts'
import { baseName, hashOf, newHandIn, submit } from '../crash/hand-ins.ts'
import { stopwatch, tally } from '../crash/work.ts'
import type { Finding } from '../trial.ts'
import { mostWait } from './suffer.ts'

type Listed = { path: string; url: string }

/**
 * Somebody opens the files they handed in, all the while: each comes as it was, or a page says what is wrong, or the
 * browser notices that the connection broke. Never is something else taken for the file.
 */
export async function readFileLinks(product: Product) {
  const { hashes, files } = await handInOnce(product)
  const over = new AbortController()
  const watch = stopwatch()
  const seen = new Map<string, number>()
  const reading = (async () => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const { path, url } = files[at % files.length]!
      tally(seen, await watch.time(() => open(product.url + url, hashes.get(path)!)).catch(() => 'cut, and noticed'))
      await delay(50)
    }
  })()
  return {
    stop: async (): Promise<Finding> => {
      over.abort()
      await reading
      const wrong = [...seen.keys()].filter((what) => !allowed.has(what))
      return {
        tried: 'links to files, meanwhile',
        times: `${[...seen.values()].reduce((all, times) => all + times, 0)} opened`,
        lost: wrong.length,
        seen:
          `${[...seen].map(([what, times]) => `${times} × ${what}`).join(', ')}; ` +
          `slowest ${Math.round(watch.slowest())} ms (${mostWait})`,
        holds: wrong.length === 0 && [...allowed].every((what) => seen.has(what)) && watch.slowest() <= mostWait,
      }
    },
  }
}

const allowed = new Set(['the file', '503, a page that says so', 'cut, and noticed'])

async function handInOnce({ url, ...product }: Product) {
  const { members, stepIds } = await makeSchool({ url, ...product }, { members: 1, steps: 1 })
  const handIn = newHandIn(members[0]!, stepIds[0]!, stopwatch())
  await submit(url, handIn, [...handIn.files])
  const headers = { authorization: `Bearer ${members[0]!.token}` }
  const answer = await fetch(`${url}/v1/steps/${stepIds[0]}/solutions`, { headers })
  const { data } = (await answer.json()) as { data: { files: Listed[] }[] }
  const hashes = new Map([...handIn.files].map(([name, content]) => [baseName(name), hashOf(content)]))
  return { hashes, files: data[0]!.files }
}

async function open(url: string, hash: string): Promise<string> {
  const answer = await fetch(url, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(30_000) })
  const content = Buffer.from(await answer.arrayBuffer())
  const isTold = content.includes('right now. Please try again in a moment.')
  if (answer.status === 503 && isTold) return '503, a page that says so'
  if (answer.ok) return hashOf(content) === hash ? 'the file' : 'another content'
  return `${answer.status} ${content.toString().slice(0, 80)}`
}
