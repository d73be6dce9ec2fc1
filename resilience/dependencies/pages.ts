import { setTimeout as delay } from 'node:timers/promises'
import { increment, isTryAgain, stopwatch } from '../crash/workload.ts'
import type { Finding } from '../trial.ts'
import { maxWaitMs } from './outage.ts'

const paths = ['/', '/courses', '/pricing', '/jobs', '/dashboard', '/course/courseDetails/1', '/jobs?search=']
const errorPage = 'error page'

/**
 * Reads pages all the time; each search is a new one, which no cache has. Every response must be a page, in time, and
 * the outage must show up as an error page at least once.
 */
export function readPages(url: string) {
  const stopped = new AbortController()
  const watch = stopwatch()
  const seen = new Map<string, number>()
  const reading = (async () => {
    for (let at = 0; !stopped.signal.aborted; at += 1) {
      const path = paths[at % paths.length]!.replace(/=$/, `=${at}`)
      increment(seen, await watch.time(() => readPage(url + path)).catch(() => 'no response'))
      await delay(50)
    }
  })()
  return {
    stop: async (): Promise<Finding> => {
      stopped.abort()
      await reading
      const wrong = [...seen.keys()].filter((result) => result !== 'page' && result !== errorPage)
      const results = [...seen].map(([result, times]) => `${times} × ${result}`).join(', ')
      return {
        tried: 'pages, meanwhile',
        times: `${[...seen.values()].reduce((sum, times) => sum + times, 0)} read`,
        lost: 0,
        seen: `${results}; slowest ${Math.round(watch.slowest())} ms (${maxWaitMs})`,
        holds: wrong.length === 0 && watch.slowest() <= maxWaitMs && seen.has(errorPage),
      }
    },
  }
}

async function readPage(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(30_000) })
  const text = await response.text()
  const isHtml = (response.headers.get('content-type') ?? '').includes('text/html')
  if (isHtml && isTryAgain(response)) return errorPage
  return isHtml && (response.ok || response.status === 404) ? 'page' : `${response.status} ${text.slice(0, 80)}`
}
