import { setTimeout as delay } from 'node:timers/promises'
import { stopwatch, tally } from '../crash/work.ts'
import type { Finding } from '../trial.ts'
import { mostWait } from './suffer.ts'

const paths = ['/', '/courses', '/pricing', '/jobs', '/dashboard', '/course/courseDetails/1', '/jobs?search=']

const told = '503, a page that says so'

/**
 * Somebody reads pages all the while, each search another one, which nobody has kept: each is a page, be it one that
 * says what is wrong, and comes in time. `isTold` says that one of those there must be.
 */
export function readPages(url: string, isTold = false) {
  const over = new AbortController()
  const watch = stopwatch()
  const seen = new Map<string, number>()
  const reading = (async () => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const answer = await watch
        .time(() => read(url + paths[at % paths.length]!.replace(/=$/, `=${at}`)))
        .catch(() => 'no answer')
      tally(seen, answer)
      await delay(50)
    }
  })()
  return {
    stop: async (): Promise<Finding> => {
      over.abort()
      await reading
      const wrong = [...seen.keys()].filter((what) => what !== 'page' && what !== told)
      return {
        tried: 'pages, meanwhile',
        times: `${[...seen.values()].reduce((all, times) => all + times, 0)} read`,
        lost: 0,
        seen:
          `${[...seen].map(([what, times]) => `${times} × ${what}`).join(', ')}; ` +
          `slowest ${Math.round(watch.slowest())} ms (${mostWait})`,
        holds: wrong.length === 0 && watch.slowest() <= mostWait && (seen.has(told) || !isTold),
      }
    },
  }
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(30_000) })
  const text = await answer.text()
  const isPage = (answer.headers.get('content-type') ?? '').includes('text/html')
  if (isPage && answer.status === 503 && text.includes('One moment, please')) return told
  // A course that is not there is a page, too.
  return isPage && (answer.ok || answer.status === 404) ? 'page' : `${answer.status} ${text.slice(0, 80)}`
}
