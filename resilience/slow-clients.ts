import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { bare } from '../bench/baselines.ts'
import { startProduct } from '../bench/product.ts'
import { type Finding, inTemporaryFolder, type Trial } from './trial.ts'

/** How many there are of each kind; how soon each must be closed; how long anybody else may wait meanwhile. */
const [crowd, mostSeconds, mostWait] = [200, 15, 1_000]

const beginnings = {
  headers: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  body: 'POST /v1/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
}

/** Whoever sends headers or a body drop by drop is sent away, and others are served all the while. */
export const slowClients: Trial = {
  name: 'slow clients',
  run: () =>
    inTemporaryFolder(async (place) => {
      const product = await startProduct(place)
      const findings = await tryBoth(product.url)
      await product.stop()
      return findings
    }),
  // As Node's server comes, it waits for headers for a minute, and for a body for five.
  control: async () => {
    const plain = await bare('node:http', { kind: 'constant', body: 'here', type: 'text/plain' })
    const findings = await tryBoth(plain.url)
    await plain.stop()
    return findings
  },
}

async function tryBoth(url: string): Promise<Finding[]> {
  const over = new AbortController()
  const others = askAllTheWhile(url, over.signal)
  const [headers, body] = await Promise.all([drip(url, beginnings.headers), drip(url, beginnings.body)])
  over.abort()
  const { asked, slowest } = await others
  const waited = `others waited ${Math.round(slowest)} ms at most (${mostWait}), ${asked} asked`
  return [
    toFinding('headers that drip in', headers, waited, slowest),
    toFinding('bodies that drip in', body, waited, slowest),
  ]
}

function toFinding(tried: string, seconds: number[], waited: string, slowest: number): Finding {
  const longest = Math.max(...seconds)
  const closed =
    longest > mostSeconds ? `some open after ${mostSeconds} s` : `all closed within ${longest.toFixed(1)} s`
  return {
    tried,
    times: `${seconds.length} connections`,
    lost: 0,
    seen: `${closed} (${mostSeconds}); ${waited}`,
    holds: longest <= mostSeconds && slowest <= mostWait,
  }
}

/** After how many seconds each connection was closed. */
function drip(url: string, beginning: string): Promise<number[]> {
  return Promise.all(Array.from({ length: crowd }, () => dripOnce(Number(new URL(url).port), beginning)))
}

async function dripOnce(port: number, beginning: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  const began = performance.now()
  socket.write(beginning)
  const drops = setInterval(() => void (socket.writable && socket.write('a')), 500)
  await Promise.race([once(socket, 'close'), delay((mostSeconds + 1) * 1000)])
  clearInterval(drops)
  socket.destroy()
  return (performance.now() - began) / 1000
}

async function askAllTheWhile(url: string, over: AbortSignal) {
  let [asked, slowest] = [0, 0]
  while (!over.aborted) {
    const began = performance.now()
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (!answer.ok) slowest = Infinity
    slowest = Math.max(slowest, performance.now() - began)
    asked += 1
    await delay(50)
  }
  return { asked, slowest }
}
