import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

/** So many ask at the same time, each of them so many milliseconds after the last answer. */
const [people, pause] = [16, 60]

export type Seen = {
  asked: number
  /** Answered neither in time nor with a success: the status, or why nothing came. */
  lost: string[]
  /** What was written, by its own words: acknowledged or not. */
  facts: Map<string, boolean>
  /** Files that were handed in and read again, and how many of them were not what was sent. */
  files: number
  spoilt: number
  slowest: number
}

type Asked = { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer }
type Answer = { status: number; body: Buffer }

/** Reads and writes through the proxy until they are told to go. Nobody sends anything a second time. */
export function startCrowd(url: string, token: string) {
  const seen: Seen = { asked: 0, lost: [], facts: new Map(), files: 0, spoilt: 0, slowest: 0 }
  const agent = new Agent({ keepAlive: true, maxSockets: people, rejectUnauthorized: false })
  const over = new AbortController()

  async function ask(asked: Asked): Promise<Answer | null> {
    seen.asked += 1
    const began = performance.now()
    const headers = { authorization: `Bearer ${token}`, ...asked.headers }
    const answer = await send(url, agent, { ...asked, headers }).catch((error: Error) => error)
    seen.slowest = Math.max(seen.slowest, performance.now() - began)
    if (!(answer instanceof Error) && answer.status < 300) return answer
    const why = answer instanceof Error ? answer.message : String(answer.status)
    seen.lost.push(`${asked.method ?? 'GET'} ${asked.path.split('?')[0]}: ${why}`)
    return null
  }

  async function shareFact(key: string | null) {
    const text = `Fact ${randomUUID()}`
    seen.facts.set(text, false)
    const body = JSON.stringify({ text, source: 'A trial', sourceUrl: '' })
    const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) }
    if (await ask({ method: 'POST', path: '/v1/facts', headers, body })) seen.facts.set(text, true)
  }

  /** Kept by one instance; read through whichever comes next. */
  async function handInFile() {
    const answer = await ask({ method: 'POST', path: '/v1/bugs', ...reportWithPicture() })
    if (!answer) return
    const { data } = JSON.parse(answer.body.toString()) as { data: { screenshotUrl: string } }
    const { pathname, search } = new URL(data.screenshotUrl, url)
    const read = await ask({ path: pathname + search })
    if (!read) return
    seen.files += 1
    if (!read.body.equals(picture)) seen.spoilt += 1
  }

  const acts = [
    () => ask({ path: '/' }),
    () => ask({ path: '/v1/user/me' }),
    () => shareFact(randomUUID()),
    () => ask({ path: '/v1/notices' }),
    () => shareFact(null),
    () => ask({ path: '/v1/facts?size=5' }),
    () => ask({ path: '/courses' }),
    handInFile,
  ]

  async function comeAgainAndAgain(first: number) {
    for (let at = first; !over.signal.aborted; at += 1) {
      await acts[at % acts.length]!()
      await delay(pause)
    }
  }

  const everybody = Array.from({ length: people }, (_, at) => comeAgainAndAgain(at))
  return {
    /** Waits for the last answers. */
    leave: async (): Promise<Seen> => {
      over.abort()
      await Promise.all(everybody)
      agent.destroy()
      return seen
    },
  }
}

function send(url: string, agent: Agent, { method = 'GET', path, headers, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), { method, headers, agent, timeout: 30_000 }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode!, body }), reject)
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer within 30 s')))
    asked.on('error', reject)
    asked.end(body)
  })
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

function reportWithPicture() {
  const field = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file =
    '--b\r\nContent-Disposition: form-data; name="screenshot"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const before = field('title', 'Seen in a trial') + field('steps', 'Look') + field('page', '') + file
  const body = Buffer.concat([Buffer.from(before), picture, Buffer.from('\r\n--b--\r\n')])
  return { headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(body.length) }, body }
}
