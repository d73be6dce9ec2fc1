import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { cpuOf } from './cpu.ts'
import { makeSchool } from './members.ts'
import { memoryNow } from './memory.ts'
import type { Product } from './product.ts'

const [people, perPerson] = [1_000, 5]
/** Four signs of life. */
const seconds = 60

/** What pages cost that are only open, each with its stream of live notices: memory, and processor time. */
export async function costOfStreams(product: Product): Promise<string> {
  const { members } = await makeSchool(product, { members: people, steps: 1 })
  const [memoryBefore, idle] = [await memoryNow(product), await cpuIn(product)]
  const streams: Socket[] = []
  for (const { token } of members) {
    const opened = Array.from({ length: perPerson }, () => open(product, token))
    streams.push(...(await Promise.all(opened)))
  }
  const busy = await cpuIn(product)
  const memory = ((await memoryNow(product)) - memoryBefore) * 1024
  for (const stream of streams) stream.destroy()
  const count = streams.length
  const each = [(memory / count).toFixed(0), (((busy - idle) / count / seconds) * 1000).toFixed(1)]
  return `${count} open pages: ${each[0]} KB of the server's memory each, ${each[1]} µs of its processor a second each`
}

/** Milliseconds of processor time of the server in a minute. */
async function cpuIn({ pid }: Product): Promise<number> {
  const before = await cpuOf(pid)
  await delay(seconds * 1000)
  return ((await cpuOf(pid))! - before!) / 1000
}

async function open({ url }: Product, token: string): Promise<Socket> {
  const { port, host, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET /v1/notices/live HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  const [begun] = (await once(socket, 'data')) as [Buffer]
  if (!begun.toString().startsWith('HTTP/1.1 200')) throw new Error(`A stream was answered ${begun.toString()}`)
  return socket.resume()
}
