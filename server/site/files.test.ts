import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { onePagePdf } from '#server/testing/documents.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { signedFileUrl } from './files.links.ts'
import { insertFile } from './files.store.ts'

const academy = await sharedApp()
afterEach(() => void (academy.deps.clock = () => new Date()))

async function newFile({ name = 'notes.txt', kind = 'text/plain', content = '0123456789' } = {}) {
  const stored = await academy.deps.files.put(Readable.from([Buffer.from(content)]))
  return insertFile(academy.db, { ...stored, name, kind }, null)
}
// Staff may read every file.
const reader = await academy.newActor('mentor')
const linkTo = (file: { id: string; name: string }) => signedFileUrl(academy.deps, file, reader.id)
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  academy.app.inject({ method, url, headers })
const minutes = (count: number) => {
  const then = new Date(Date.now() + count * 60_000)
  academy.deps.clock = () => then
}

describe('a signed link', () => {
  test('opens its file for at least ten minutes and at most twenty', async () => {
    const url = linkTo(await newFile({ name: 'मेरे नोट्स.txt' }))
    expect(await get(url)).toMatchObject({ statusCode: 200, body: '0123456789' })
    minutes(9.9)
    expect(await get(url)).toMatchObject({ statusCode: 200 })
    minutes(20.1)
    const late = await get(url)
    expect(late.statusCode).toBe(404)
    expect(late.json()).toMatchObject({ status: 0, code: 'not_found', message: 'The file was not found' })
    expect(String(late.headers['cache-control'])).not.toContain('max-age=600')
  })

  test('stays the same for ten minutes, so that browsers can cache the file', async () => {
    const file = await newFile()
    academy.deps.clock = () => new Date('2026-11-15T10:00:00Z')
    const first = linkTo(file)
    academy.deps.clock = () => new Date('2026-11-15T10:09:59Z')
    expect(linkTo(file)).toBe(first)
    academy.deps.clock = () => new Date('2026-11-15T10:10:00Z')
    expect(linkTo(file)).not.toBe(first)
  })

  test('rejects any change except to the name', async () => {
    const [file, other] = [await newFile(), await newFile()]
    const url = new URL(linkTo(file), 'http://academy')
    const until = Number(url.searchParams.get('until'))
    const sig = url.searchParams.get('sig')!
    const path = `/files/${file.id}/notes.txt`
    const wrong = [
      `/files/${other.id}/notes.txt?until=${until}&reader=${reader.id}&sig=${sig}`,
      `${path}?until=${until + 600}&reader=${reader.id}&sig=${sig}`,
      `${path}?until=${until}.0&reader=${reader.id}&sig=${sig}`,
      `${path}?until=${until}&reader=${reader.id}&sig=${sig.slice(0, -1)}${sig.endsWith('A') ? 'E' : 'A'}`,
      `${path}?until=${until}&reader=${reader.id}&sig=${sig}x`,
      `${path}?until=${until}&reader=${reader.id}&sig=${sig}&sig=${sig}`,
      `${path}?until=${until}&reader=${reader.id}`,
      `${path}?until=${until}&sig=${sig}`,
      `${path}?until=${until}&reader=${reader.id + 1}&sig=${sig}`,
      `${path}?reader=${reader.id}&sig=${sig}`,
      path,
      `/files/${file.id.toUpperCase()}/notes.txt?until=${until}&reader=${reader.id}&sig=${sig}`,
      `/files/..%2f..%2fetc%2fpasswd/notes.txt?until=${until}&reader=${reader.id}&sig=${sig}`,
      signedFileUrl({ ...academy.deps, secret: 'another' }, file, reader.id),
      linkTo({ id: randomUUID(), name: 'no row' }),
    ]
    for (const address of wrong) expect([address, (await get(address)).statusCode]).toEqual([address, 404])
    expect((await get(`/files/${file.id}/any-name?until=${until}&reader=${reader.id}&sig=${sig}`)).statusCode).toBe(200)
  })

  test('returns 404 when its file is missing in the store', async () => {
    const file = await newFile()
    await academy.deps.files.remove(file.id)
    const answer = await get(linkTo(file))
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not_found' })
  })
})

describe('a file', () => {
  test.each(['text/html', 'image/svg+xml', 'text/plain'])('with HTML content stored as %s cannot run', async (kind) => {
    const file = await newFile({ kind, name: 'page.html', content: '<script>alert(1)</script>' })
    const { headers } = await get(linkTo(file))
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="page.html"; filename*=UTF-8''page.html`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=600',
    })
  })

  test('that is a drawing is an image, or a download that can run nothing', async () => {
    const content = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const { headers } = await get(linkTo(await newFile({ kind: 'text/plain', name: 'screen.svg', content })))
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': `attachment; filename="screen.svg"; filename*=UTF-8''screen.svg`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('supports range requests', async () => {
    const url = linkTo(await newFile())
    const part = await get(url, { range: 'bytes=2-4' })
    expect(part).toMatchObject({ statusCode: 206, body: '234' })
    expect(part.headers).toMatchObject({
      'content-range': 'bytes 2-4/10',
      'content-length': '3',
      'accept-ranges': 'bytes',
    })
    const none = await get(url, { range: 'bytes=10-' })
    expect(none).toMatchObject({ statusCode: 416, body: '' })
    expect(none.headers['content-range']).toBe('bytes */10')
  })

  test('returns 304 if unchanged, and the whole file if another version is cached', async () => {
    const url = linkTo(await newFile())
    const etag = String((await get(url)).headers.etag)
    expect(await get(url, { 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' })
    expect(await get(url, { 'if-none-match': '"other"' })).toMatchObject({ statusCode: 200 })
    expect(await get(url, { range: 'bytes=0-1', 'if-range': etag })).toMatchObject({ statusCode: 206 })
    expect(await get(url, { range: 'bytes=0-1', 'if-range': '"other"' })).toMatchObject({ statusCode: 200 })
  })

  test('answers HEAD without content', async () => {
    const answer = await get(linkTo(await newFile()), {}, 'HEAD')
    expect(answer).toMatchObject({ statusCode: 200, body: '' })
    expect(answer.headers).toMatchObject({ 'content-length': '10', 'content-type': 'text/plain; charset=utf-8' })
  })

  test('is closed when the client disconnects', async () => {
    const { deps, app } = academy
    const file = await newFile({ content: 'x'.repeat(20_000_000) })
    let content: Readable | undefined
    const { open } = deps.files
    deps.files.open = async (...given) => (content = await open(...given))
    await app.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(`GET ${linkTo(file)} HTTP/1.1\r\nHost: a\r\n\r\n`)
    socket.once('data', () => socket.destroy())
    await expect.poll(() => content?.destroyed).toBe(true)
    expect(content!.readableEnded).toBe(false)
    deps.files.open = open
  })
})

describe('the first page of a PDF', () => {
  const newPdf = (content = onePagePdf()) => newFile({ name: 'report.pdf', kind: 'application/pdf', content })
  const pictureOf = (file: { id: string; name: string }) => linkTo(file).replace('?', '/first-page?')

  test('is a picture that is drawn once', async () => {
    const file = await newPdf()
    const url = pictureOf(file)
    const [first, second] = await Promise.all([get(url), get(url)])
    expect(first).toMatchObject({ statusCode: 200 })
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=600',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    expect(second.rawPayload).toEqual(first.rawPayload)
    // Without the PDF it can't be drawn again.
    await academy.deps.files.remove(file.id)
    expect((await get(url)).rawPayload).toEqual(first.rawPayload)
  })

  test('needs the link of the file', async () => {
    const url = pictureOf(await newPdf())
    expect(await get(url.replace(/sig=.*/, 'sig=nothing'))).toMatchObject({ statusCode: 404 })
    minutes(20.1)
    expect(await get(url)).toMatchObject({ statusCode: 404 })
  })

  test('is missing for other files and refused for broken ones, which are tried once', async () => {
    expect(await get(pictureOf(await newFile()))).toMatchObject({ statusCode: 404 })
    const broken = await newPdf('%PDF-1.7 broken')
    expect(await get(pictureOf(broken))).toMatchObject({ statusCode: 400 })
    await academy.deps.files.put(Readable.from([Buffer.from(onePagePdf())]), broken.id)
    expect(await get(pictureOf(broken))).toMatchObject({ statusCode: 400 })
  })
})
