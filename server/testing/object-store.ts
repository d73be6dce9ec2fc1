import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { ObjectStore } from '#server/kit/env.ts'

const place = { bucket: 'academy', region: 'ap-south-1', keyId: 'test-key', secretKey: 'test-secret' }

type Call = { method: string; url: URL; key: string; body: Buffer; range: string | undefined }
type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string }

/** An S3 server with the operations we use, which rejects requests that are not signed with its secret. */
export async function startObjectStore() {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Buffer[]>()
  // Replaced by a test to make one step fail.
  const faults = { at: (_call: Call): boolean => false }

  function act(call: Call): Answer {
    const { method, url, key, body } = call
    if (faults.at(call)) return refusal(503, 'SlowDown')
    if (url.searchParams.has('uploads')) return begin()
    const uploadId = url.searchParams.get('uploadId')
    if (uploadId) return actOnUpload(call, uploadId)
    if (url.searchParams.get('list-type') === '2') return list(url)
    if (method === 'HEAD') return { status: key.startsWith(`/${place.bucket}`) ? 200 : 404 }
    if (method === 'PUT') objects.set(key, body)
    if (method === 'DELETE') objects.delete(key)
    return method === 'GET' ? read(objects.get(key), call.range) : { status: 200 }
  }

  function begin(): Answer {
    const id = randomUUID()
    uploads.set(id, [])
    return { status: 200, body: `<Result><UploadId>${id}</UploadId></Result>` }
  }

  function actOnUpload({ method, url, key, body }: Call, id: string): Answer {
    const parts = uploads.get(id)
    if (!parts) return refusal(404, 'NoSuchUpload')
    const number = Number(url.searchParams.get('partNumber'))
    if (method === 'PUT') parts[number - 1] = body
    if (method === 'POST') objects.set(key, Buffer.concat(parts))
    if (method !== 'PUT') uploads.delete(id)
    return { status: 200, headers: { etag: `"${number}"` }, body: method === 'POST' ? '<Result/>' : '' }
  }

  // Two keys per page, so that listing has to follow the pages.
  function list({ searchParams }: URL): Answer {
    const prefix = `/${place.bucket}/${searchParams.get('prefix') ?? ''}`
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted()
    const from = Number(searchParams.get('continuation-token') ?? 0)
    const shown = keys.slice(from, from + 2).map((key) => key.slice(place.bucket.length + 2))
    const time = new Date().toISOString()
    const rows = shown.map((key) => `<Contents><Key>${key}</Key><LastModified>${time}</LastModified></Contents>`)
    const isCut = from + 2 < keys.length
    const next = isCut ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    const body = `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${rows.join('')}${next}</ListBucketResult>`
    return { status: 200, body }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const { method = '', url: path = '', headers } = request
    const url = new URL(path, 'http://store')
    const call = { method, url, key: url.pathname, body, range: headers.range }
    const { status, ...answered } = isSigned(request, url, body) ? act(call) : refusal(403, 'SignatureDoesNotMatch')
    response.writeHead(status, answered.headers).end(answered.body)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { place: { ...place, endpoint } satisfies ObjectStore, objects, uploads, faults, close }
}

const refusal = (status: number, code: string): Answer => ({ status, body: `<Error><Code>${code}</Code></Error>` })

function read(object: Buffer | undefined, range: string | undefined): Answer {
  if (!object) return refusal(404, 'NoSuchKey')
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  return range ? { status: 206, body: object.subarray(Number(start), Number(end) + 1) } : { status: 200, body: object }
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Computes AWS Signature Version 4 independently and compares. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, credential = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(.+), SignedHeaders=(.+), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [keyId, ...scope] = credential.split('/')
  const payload = String(headers['x-amz-content-sha256'])
  if (keyId !== place.keyId || (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))) return false
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const query = url.search.slice(1).split('&').filter(Boolean).toSorted()
  const pairs = query.map((pair) => (pair.includes('=') ? pair : `${pair}=`))
  const canonical = [method, url.pathname, pairs.join('&'), lines.join(''), signed, payload].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), sha256(canonical)].join('\n')
  const key = scope.reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${place.secretKey}`)
  return hmac(key, text).toString('hex') === signature
}
