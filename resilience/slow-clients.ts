import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { startBaseline } from '../bench/baselines.ts'
import { startProduct } from '../bench/product.ts'
import { type Finding, inTemporaryFolder, type Trial } from './trial.ts'

/** Connections of each kind; how soon each must be closed; the longest wait of other clients meanwhile. */
const [connections, maxSeconds, maxWaitMs] = [200, 15, 1_000]

const requestStarts = {
  headers: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  body: 'POST /v1/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
}

/** Slowloris: clients that send headers or a body byte by byte are disconnected, and others are served meanwhile. */
export const slowClients: Trial = {
  name: 'slow clients',
  run: () =>
    inTemporaryFolder(async (place) => {
      const product = await startProduct(place)
      const findings = await attack(product.url)
      await product.stop()
      return findings
    }),
  // Node's defaults: a minute for headers, five for a body.
  control: async () => {
    const plain = await startBaseline('node:http', { kind: 'constant', body: 'here', type: 'text/plain' })
    const findings = await attack(plain.url)
    await plain.stop()
    return findings
  },
}

async function attack(url: string): Promise<Finding[]> {
  const stopped = new AbortController()
  const others = requestRepeatedly(url, stopped.signal)
  const [headers, body] = await Promise.all([
    sendSlowly(url, requestStarts.headers),
    sendSlowly(url, requestStarts.body),
  ])
  stopped.abort()
  const { count, slowest } = await others
  const waited = `other clients waited at most ${Math.round(slowest)} ms (${maxWaitMs}), ${count} requests`
  return [
    toFinding('slow headers', headers, waited, slowest <= maxWaitMs),
    toFinding('slow bodies', body, waited, slowest <= maxWaitMs),
  ]
}

function toFinding(tried: string, seconds: number[], waited: string, othersServed: boolean): Finding {
  const longest = Math.max(...seconds)
  const closed = longest > maxSeconds ? `some open after ${maxSeconds} s` : `all closed within ${longest.toFixed(1)} s`
  return {
    tried,
    times: `${seconds.length} connections`,
    lost: 0,
    seen: `${closed} (${maxSeconds}); ${waited}`,
    holds: longest <= maxSeconds && othersServed,
  }
}

/** Returns after how many seconds each connection was closed. */
function sendSlowly(url: string, requestStart: string): Promise<number[]> {
  return Promise.all(Array.from({ length: connections }, () => slowConnection(Number(new URL(url).port), requestStart)))
}

async function slowConnection(port: number, requestStart: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  const start = performance.now()
  socket.write(requestStart)
  const timer = setInterval(() => void (socket.writable && socket.write('a')), 500)
  await Promise.race([once(socket, 'close'), delay((maxSeconds + 1) * 1000)])
  clearInterval(timer)
  socket.destroy()
  return (performance.now() - start) / 1000
}

async function requestRepeatedly(url: string, stopped: AbortSignal) {
  let [count, slowest] = [0, 0]
  while (!stopped.aborted) {
    const start = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    if (!response.ok) slowest = Infinity
    slowest = Math.max(slowest, performance.now() - start)
    count += 1
    await delay(50)
  }
  return { count, slowest }
}
