import { rm } from 'node:fs/promises'
import { ReadableStream } from 'node:stream/web'
import { setTimeout as delay } from 'node:timers/promises'
import { makeSchool, type Member } from './members.ts'
import { memoryNow, restingMemory } from './memory.ts'
import { freePort, newFolder, type Product, startProduct } from './product.ts'
import { print, table } from './table.ts'

/** Memory of the server during 100 parallel uploads of 20 MB, as forms and as resumable uploads. */
const [atOnce, megabytes, maxGrowth] = [100, 20, 150]
const megabyte = 1024 * 1024
const partBytes = 4 * megabyte
const piece = Buffer.alloc(64 * 1024, 'Kaushal ')
const bytes = megabytes * megabyte

type Send = (product: Product, member: Member, stepId: number) => Promise<void>
const methods: Record<string, Send> = { form: sendForm, 'resumable (tus)': sendParts }

const rows: string[][] = []
for (const [method, send] of Object.entries(methods)) rows.push([method, ...(await measure(send))])
print(`\n${table(['100 uploads of 20 MB', 'MB before', 'MB peak', 'growth', 'seconds'], rows)}`)
if (rows.some((row) => Number(row[3]) > maxGrowth)) process.exitCode = 1

async function measure(send: Send): Promise<string[]> {
  const folder = newFolder()
  const product = await startProduct({ dataDir: folder, port: await freePort() })
  try {
    const { stepIds, members } = await makeSchool(product, { members: atOnce + 1, steps: 1 })
    const [first, ...all] = members
    await send(product, first!, stepIds[0]!)
    const before = await restingMemory(product)
    const watch = watchMemory(product)
    const start = performance.now()
    const sent = await Promise.allSettled(all.map((member) => send(product, member, stepIds[0]!)))
    const seconds = (performance.now() - start) / 1000
    const peak = await watch.stop()
    const failed = sent.filter((one) => one.status === 'rejected')
    if (failed.length > 0) throw new Error(`${failed.length} failed`, { cause: failed[0]!.reason })
    return [before, peak, peak - before, seconds].map((number) => String(Math.round(number)))
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function watchMemory(product: Product) {
  const stopped = new AbortController()
  let peak = 0
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      peak = Math.max(peak, await memoryNow(product))
      await delay(100)
    }
  })()
  return {
    stop: async () => {
      stopped.abort()
      await watching.catch(() => {})
      return peak
    },
  }
}

/** Generated while it is sent: 100 files of 20 MB would take 2 GB of memory here. */
function* contentOf(length: number) {
  for (let sent = 0; sent < length; sent += piece.length) yield piece.subarray(0, Math.min(piece.length, length - sent))
}

async function sendForm({ url }: Product, { token }: Member, stepId: number) {
  const field = (name: string, value: string | number) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head = Buffer.from(
    field('taskStepId', stepId) +
      field('textSolution', 'How I did it') +
      '--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n',
  )
  const end = Buffer.from('\r\n--b--\r\n')
  const body = (function* () {
    yield head
    yield* contentOf(bytes)
    yield end
  })()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' }
  await expectStatus(200, `${url}/v1/user/submitSolution`, { method: 'POST', headers, body: ReadableStream.from(body) })
}

async function sendParts({ url }: Product, { token }: Member, stepId: number) {
  const tus = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  const metadata = `filename ${btoa('a.txt')},taskStepId ${btoa(String(stepId))}`
  const headers = { ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata }
  const created = await expectStatus(201, `${url}/uploads`, { method: 'POST', headers })
  const location = url + created.headers.get('location')
  for (let offset = 0; offset < bytes; offset += partBytes) {
    const part = { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
    const body = ReadableStream.from(contentOf(Math.min(partBytes, bytes - offset)))
    await expectStatus(204, location, { method: 'PATCH', headers: part, body })
  }
}

type Init = { method: string; headers: Record<string, string>; body?: ReadableStream }

async function expectStatus(status: number, url: string, init: Init): Promise<Response> {
  const answer = await fetch(url, { ...init, duplex: 'half' } as RequestInit)
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
  return answer
}
