import { setTimeout as delay } from 'node:timers/promises'

// A process that only measures: what it would do besides, such as collecting garbage, would count as waiting.
// Arguments: the address and the token. It calls from 'start' to 'stop' and answers with the times.

export type PageCalls = { times: number[]; failed: number }

const [url, token] = process.argv.slice(2)
const headers = { authorization: `Bearer ${token}` }
let calls: Promise<number | null>[] = []
let stopped = new AbortController()

process.on('message', (message) => void (message === 'start' ? start() : stop()))

/** Every 50 ms, whether the last call has been answered or not. */
async function start() {
  stopped = new AbortController()
  const { signal } = stopped
  while (!signal.aborted) {
    calls.push(timeOfCall())
    await delay(50)
  }
}

async function stop() {
  stopped.abort()
  const all = await Promise.all(calls)
  calls = []
  const times = all.filter((time) => time !== null)
  process.send!({ times, failed: all.length - times.length } satisfies PageCalls)
}

/** Null if it failed, for instance because the server was too busy. */
async function timeOfCall(): Promise<number | null> {
  const start = performance.now()
  try {
    const answer = await fetch(`${url}/v1/page?path=/dashboard`, { headers })
    await answer.text()
    return answer.ok ? performance.now() - start : null
  } catch {
    return null
  }
}
