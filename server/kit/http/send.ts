import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { dayMs } from '#contract/kit/durations.ts'
import { PrivateAddress, publicLookup, type Resolve, resolveName } from '#server/kit/security/public-lookup.ts'
import { isLocal, parseUrl, whyRefused } from '#server/kit/security/public-url.ts'

/** What an address outside answered, or why there is no answer. */
export type Outcome = {
  status: number | null
  milliseconds: number
  answer: string
  problem: string | null
  retryAfter: string | null
}

export const noAnswer = { status: null, answer: '', retryAfter: null }

type Posted = {
  headers: Record<string, string>
  body: string | Buffer
  /** Whether the developer's own computer may be addressed. */
  allowsLocal: boolean
  resolve?: Resolve
}
type Request = Posted & { url: string; timeoutMs?: number }

const defaultTimeoutMs = 10_000
const maxAnswerBytes = 1024

/** Posts once: no redirects, no connection to an address inside our network, no long answer. Never throws. */
export async function send({ url: address, timeoutMs = defaultTimeoutMs, ...request }: Request): Promise<Outcome> {
  const startedAt = performance.now()
  const milliseconds = () => Math.round(performance.now() - startedAt)
  const url = parseUrl(address)
  const refusal = whyRefused(url, request.allowsLocal)
  if (refusal !== null) return { ...noAnswer, milliseconds: 0, problem: 'The address isn’t allowed' }
  try {
    const answered = await post(url!, request, AbortSignal.timeout(timeoutMs))
    const { status } = answered
    return { ...answered, milliseconds: milliseconds(), problem: isSuccess(status) ? null : describe(status) }
  } catch (error) {
    return { ...noAnswer, milliseconds: milliseconds(), problem: describeError(error, timeoutMs) }
  }
}

export const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300

const maxPauseMs = dayMs

/** Until when we are asked to wait: `Retry-After` in seconds or as a date. Null if we aren't. */
export function pausedUntil({ status, retryAfter }: Pick<Outcome, 'status' | 'retryAfter'>, now: Date): Date | null {
  if ((status !== 429 && status !== 503) || !retryAfter) return null
  const until = /^\d+$/.test(retryAfter) ? now.getTime() + Number(retryAfter) * 1000 : Date.parse(retryAfter)
  if (!(until > now.getTime())) return null
  return new Date(Math.min(until, now.getTime() + maxPauseMs))
}

const describe = (status: number) =>
  status >= 300 && status < 400 ? 'It redirected; we don’t follow redirects' : `It answered ${status}`

function describeError(error: unknown, timeoutMs: number): string {
  const { name, code } = error as { name?: string; code?: string }
  if (name === 'TimeoutError' || code === 'ABORT_ERR') return `No answer within ${timeoutMs / 1000} seconds`
  if (error instanceof PrivateAddress) return 'Its name leads to an address that isn’t public'
  return code ? `Couldn’t connect (${code})` : 'Couldn’t connect'
}

function post(url: URL, { headers, body, allowsLocal, resolve = resolveName }: Posted, signal: AbortSignal) {
  const { request } = url.protocol === 'https:' ? https : http
  const options = {
    method: 'POST',
    headers: {
      'content-length': Buffer.byteLength(body),
      ...headers,
    },
    agent: false as const,
    signal,
    ...(allowsLocal && isLocal(url) ? {} : { lookup: publicLookup(resolve) }),
  }
  return new Promise<{ status: number; answer: string; retryAfter: string | null }>((done, fail) => {
    const sent = request(url, options, (response) => {
      const { statusCode, headers } = response
      const retryAfter = headers['retry-after'] ?? null
      readStart(response).then((answer) => done({ status: statusCode!, answer, retryAfter }), fail)
    })
    sent.on('error', (error) => fail(signal.aborted ? (signal.reason as Error) : error))
    sent.end(body)
  })
}

/** The beginning of the answer; the rest is not received. PostgreSQL stores no zero bytes. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= maxAnswerBytes) break
  }
  response.destroy()
  const start = Buffer.concat(chunks).subarray(0, maxAnswerBytes)
  return new TextDecoder().decode(start, { stream: true }).replaceAll('\0', '')
}
