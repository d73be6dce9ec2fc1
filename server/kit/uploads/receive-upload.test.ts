import { mkdtemp } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, type Upload } from '#contract/kit/endpoint.ts'
import { pathsIn } from '#server/testing/backups.ts'
import { fieldError } from '#server/testing/test-app.ts'
import { handleErrors } from '../http/error-responses.ts'
import { openFileStore } from '../files/file-store.ts'
import { receiveUpload, registerUploads } from './receive-upload.ts'

const upload: Upload = { field: 'image', maxFiles: 2, maxBytes: 100_000, kinds: ['image/png', 'text/plain'] }
const attach = endpoint('POST /v1/attach', { summary: '', access: 'public', upload, reply: z.any() })

const dataDir = await mkdtemp(join(tmpdir(), 'academy-uploads-'))
const files = openFileStore({ dataDir, objectStore: null })
const app = fastify()
let origin = ''

handleErrors(app)
await registerUploads(app)
app.post('/v1/attach', { config: { endpoint: attach } }, async (request) => {
  const received = await receiveUpload({ files }, upload, request)
  return { ...received, contents: await Promise.all(received.files.map(async ({ id }) => text(await files.open(id)))) }
})
app.post('/v1/json', async () => 'taken')
origin = await app.listen({ host: '127.0.0.1', port: 0 })
afterEach(async () => Promise.all((await stored()).map((id) => files.remove(id))))
afterAll(() => app.close())

const stored = async () => (await pathsIn(dataDir)).map((path) => basename(path))

const png = (size = 40) => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(size)])
type Part = [field: string, value: string | Buffer, fileName?: string]

function form(...parts: Part[]): FormData {
  const data = new FormData()
  for (const [field, value, name] of parts) {
    if (typeof value === 'string' && name === undefined) data.append(field, value)
    else data.append(field, new Blob([value]), name)
  }
  return data
}

async function send(
  body: FormData | string | ReadableStream,
  headers: Record<string, string> = {},
  path = '/v1/attach',
) {
  const response = await fetch(origin + path, { method: 'POST', body, headers, duplex: 'half' })
  return { http: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('a form is received', () => {
  test('with files and fields in any order', async () => {
    const parts: Part[] = [
      ['note', 'नमस्ते'],
      ['image', 'a text', 'notes.txt'],
      ['tags', 'a'],
      ['image', png(), 'दस्तावेज़.png'],
      ['tags', 'b'],
    ]
    for (const order of [parts, parts.toReversed()]) {
      const { body } = await send(form(...order))
      const received = body as { files: { name: string }[]; fields: object; contents: string[] }
      const sorted = received.files.toSorted((a, b) => a.name.localeCompare(b.name))
      expect(sorted).toMatchObject([
        { name: 'notes.txt', kind: 'text/plain', bytes: 6 },
        { name: 'दस्तावेज़.png', kind: 'image/png', bytes: 48 },
      ])
      expect(received.contents).toContain('a text')
      expect(received.fields).toEqual({ note: 'नमस्ते', tags: order === parts ? ['a', 'b'] : ['b', 'a'] })
    }
    expect(await stored()).toHaveLength(4)
  })

  test('without files', async () => {
    expect(await send(form(['note', 'only words']))).toMatchObject({
      body: { files: [], fields: { note: 'only words' } },
    })
  })

  test('with a file of exactly the maximum size', async () => {
    expect(await send(form(['image', 'x'.repeat(100_000), 'a.txt']))).toMatchObject({ http: 200 })
  })

  test.each([
    ['../../../etc/passwd', 'passwd'],
    ['evil\u202Egnp.exe', 'evilgnp.exe'],
    // Browsers percent-encode quotes and line ends in names.
    ['a"; filename="other', 'a%22; filename=%22other'],
    ['a\r\nX-Injected: yes', 'a%0D%0AX-Injected: yes'],
  ])('with the hostile name %j sanitized', async (given, expected) => {
    const { body } = await send(form(['image', png(), given]))
    expect(body.files).toMatchObject([{ name: expected }])
  })
})

describe('rejects a form and stores nothing:', () => {
  const long = 'x'.repeat(200_000)
  const good: Part = ['image', png(), 'good.png']
  const rejected: [string, Part[], number, Record<string, string>][] = [
    ['too many files', [good, good, good], 400, { image: 'At most 2 files' }],
    [
      'a file too large',
      [good, ['image', long, 'a.txt']],
      413,
      { image: 'a.txt: This file is too large. The limit is 97 KB.' },
    ],
    ['a file in another field', [good, ['photo', png(), 'a.png']], 400, { photo: 'Send files in the field image' }],
    ['text where a file belongs', [good, ['image', 'text']], 400, { image: 'This must be a file' }],
    ['an empty file', [good, ['image', '', 'a.png']], 400, { image: 'a.png: This file is empty' }],
    ['a field too long', [good, ['note', long]], 400, { note: 'At most 64 KB of text' }],
    ['a field with a long name', [good, [long.slice(0, 101), '1']], 400, { [long.slice(0, 60)]: 'Unknown field' }],
    ['a field without a name', [good, ['', '1']], 400, { form: 'Every part of the form needs a name' }],
    [
      'too many fields',
      [good, ...Array.from({ length: 41 }, (_, i): Part => [`f${i}`, '1'])],
      400,
      { form: 'At most 40 fields' },
    ],
    ['the prototype as a field', [good, ['__proto__', '1']], 400, { form: 'Unknown field' }],
    [
      'a PDF with the name of a picture',
      [good, ['image', '%PDF-1.7', 'a.png']],
      400,
      { image: 'a.png: This file type isn’t accepted. You can upload PNG or plain text.' },
    ],
    [
      'invalid text',
      [good, ['image', Buffer.from([0x61, 0xff]), 'a.txt']],
      400,
      { image: 'a.txt: This file type isn’t accepted. You can upload PNG or plain text.' },
    ],
  ]
  test.each(rejected)('%s', async (_what, parts, http, fields) => {
    const code = http === 413 ? 'too_large' : 'invalid_input'
    expect(await send(form(...parts))).toMatchObject({ http, body: { status: 0, code, fields } })
    await expect.poll(stored).toEqual([])
  })

  const head = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.txt"\r\n\r\n'
  test.each([
    ['no boundary', 'multipart/form-data', head],
    ['no end', 'multipart/form-data; boundary=b', `${head}half a fi`],
    ['no part', 'multipart/form-data; boundary=b', 'nothing of the kind'],
    ['invalid JSON', 'multipart/form-data; boundary=b', jsonField('{"a":')],
  ])('broken multipart with %s', async (_what, type, body) => {
    expect(await send(body, { 'content-type': type })).toMatchObject(fieldError('form'))
    await expect.poll(stored).toEqual([])
  })

  test('a form where JSON is expected', async () => {
    expect(await send(form(good), {}, '/v1/json')).toMatchObject({ http: 415, body: { code: 'wrong_content_type' } })
    expect(await send(form(good), {}, '/v1/nothing')).toMatchObject({ http: 404 })
  })
})

function jsonField(value: string) {
  return `--b\r\nContent-Disposition: form-data; name="note"\r\nContent-Type: application/json\r\n\r\n${value}\r\n--b--\r\n`
}

const fileOf = (length: number, field = 'image') =>
  `POST /v1/attach HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n` +
  `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.txt"\r\n\r\n`
const open = () => connect((app.server.address() as AddressInfo).port, '127.0.0.1')

describe('a client', () => {
  test('that disconnects leaves nothing', async () => {
    const socket = open()
    socket.write(`${fileOf(90_000)}${'x'.repeat(50_000)}`)
    await expect.poll(stored).toHaveLength(1)
    socket.destroy()
    await expect.poll(stored).toEqual([])
  })

  test.each([
    ['that declares too many bytes', fileOf(90_000_000), '413'],
    ['whose file is too large', fileOf(2_000_000) + 'x'.repeat(110_000), '413'],
    ['whose file has the wrong type', `${fileOf(90_000)}%PDF-${'x'.repeat(300)}`, '400'],
    ['whose file is in an unknown field', `${fileOf(90_000, 'photo')}x`, '400'],
  ])('%s gets the error before the rest is sent', async (_what, sent, status) => {
    const socket = open()
    socket.write(sent)
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())))
    expect(answer).toContain(`HTTP/1.1 ${status}`)
    socket.destroy()
    await expect.poll(stored).toEqual([])
  })
})
