import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { whoAmI } from '#contract/identity/account.ts'
import { getMyProfile, removePhoto, savePhoto } from '#contract/identity/profile.ts'
import { eq } from '#server/kit/db/orm.ts'
import { files } from '#server/site/tables.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { people } from '../tables.ts'

let learner: TestActor
const academy = await sharedApp({ rateLimitFactor: 100 })
beforeEach(async () => void (learner = await academy.newActor('learner')))

const red = { r: 220, g: 30, b: 30 }
const blue = { r: 20, g: 40, b: 200 }

/** The left half red, the right half blue. */
const halves = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: blue } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: red } },
      left: 0,
      top: 0,
    },
  ])

function form(content: Buffer, name = 'me.jpg') {
  const data = new FormData()
  data.append('photo', new File([new Uint8Array(content)], name))
  return data
}
const send = (content: Buffer, name?: string, actor = learner) =>
  academy.call(actor, savePhoto, { body: form(content, name) })
const photoOf = async (actor = learner): Promise<string | null> =>
  (await academy.call(actor, getMyProfile)).body.data.photo
const rowsOf = (actor = learner) => academy.db.select().from(files).where(eq(files.ownerId, actor.id))

/** The ids of all stored files. */
async function stored(): Promise<string[]> {
  const ids: string[] = []
  for await (const some of academy.deps.files.listOlderThan(new Date(Date.now() + 60_000))) ids.push(...some)
  return ids.toSorted()
}
const idIn = (photo: string) => photo.replace('/pictures/', '')

async function shown(photo: string) {
  const picture = await academy.app.inject(photo)
  expect(picture.statusCode).toBe(200)
  expect(picture.headers['content-type']).toBe('image/webp')
  return sharp(picture.rawPayload)
}

async function colourAt(picture: Sharp, left: number, top: number) {
  const [r, g, b] = await picture.clone().extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return { r, g, b }
}
const closeTo = ({ r, g, b }: typeof red) => ({
  r: expect.closeTo(r, -1.5),
  g: expect.closeTo(g, -1.5),
  b: expect.closeTo(b, -1.5),
})

describe('a photo', () => {
  test('is rotated, cropped, scaled down and stripped of metadata', async () => {
    const taken = await halves()
      .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const answer = await send(taken)
    expect(answer).toMatchObject({
      http: 200,
      body: { status: 1, data: { photo: expect.stringMatching(/^\/pictures\//) } },
    })
    const picture = await shown(answer.body.data.photo)
    const { width, height, format, exif, icc, xmp, orientation } = await picture.metadata()
    expect({ width, height, format, exif, icc, xmp, orientation }).toEqual({ width: 512, height: 512, format: 'webp' })
    // Rotated by 90 degrees: the left half is now on top.
    expect(await colourAt(picture, 256, 60)).toEqual(closeTo(red))
    expect(await colourAt(picture, 256, 450)).toEqual(closeTo(blue))
  })

  test('appears wherever its owner is named, and is public by URL', async () => {
    const { photo } = (await send(await halves().png().toBuffer(), 'me.png')).body.data
    expect(await photoOf()).toBe(photo)
    expect((await academy.call(learner, whoAmI)).body.data.photo).toBe(photo)
    expect(await photoOf(await academy.newActor('learner'))).toBeNull()
    const { headers } = await academy.app.inject(photo)
    expect(headers).toMatchObject({ 'cache-control': expect.stringContaining('immutable') })
  })

  test('with transparency gets a white background', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const drawing = sharp({ create: { width: 60, height: 60, channels: 4, background: clear } })
    const { photo } = (await send(await drawing.webp({ lossless: true }).toBuffer())).body.data
    expect(await colourAt(await shown(photo), 10, 10)).toEqual(closeTo({ r: 255, g: 255, b: 255 }))
  })

  test('can have any aspect ratio', async () => {
    const { photo } = (await send(await halves(20_000, 2).png().toBuffer())).body.data
    expect(await (await shown(photo)).metadata()).toMatchObject({ width: 512, height: 512 })
  })

  test('replaces the earlier one and leaves no files behind', async () => {
    const before = await stored()
    const first = (await send(await halves().jpeg().toBuffer())).body.data.photo
    const second = (await send(await halves().png().toBuffer())).body.data.photo
    expect(second).not.toBe(first)
    expect((await academy.app.inject(first)).statusCode).toBe(404)
    expect(await rowsOf()).toMatchObject([{ id: idIn(second), isPublic: true, kind: 'image/webp' }])
    expect(await stored()).toEqual([...before, idIn(second)].toSorted())
  })

  test('is removed with its file; removing it again changes nothing', async () => {
    const before = await stored()
    const { photo } = (await send(await halves().jpeg().toBuffer())).body.data
    const removed = { http: 200, body: { status: 1, data: null } }
    expect(await academy.call(learner, removePhoto)).toMatchObject(removed)
    expect(await academy.call(learner, removePhoto)).toMatchObject(removed)
    expect([await photoOf(), await rowsOf(), await stored()]).toEqual([null, [], before])
    expect((await academy.app.inject(photo)).statusCode).toBe(404)
  })

  test('is stored once when several uploads arrive together', async () => {
    const before = await stored()
    const picture = await halves().jpeg().toBuffer()
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(picture)))
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 200])
    const photo = (await photoOf())!
    expect(answers.map(({ body }) => body.data.photo)).toContain(photo)
    expect((await rowsOf()).map(({ id }) => id)).toEqual([idIn(photo)])
    expect(await stored()).toEqual([...before, idIn(photo)].toSorted())
  })
})

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
const pngHead = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A few kilobytes that decompress to 900 million pixels. */
function bomb(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(30_000, 0)
  head.writeUInt32BE(30_000, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc((1 + 30_000 / 8) * 30_000), { level: 1 })
  return Buffer.concat([pngHead, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

async function moving(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all(
    [red, blue].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { delay: [100, 100] })
    .toBuffer()
}

const hostile: [what: string, make: () => Promise<Buffer> | Buffer, message: RegExp][] = [
  ['half a JPEG', async () => half(await halves().jpeg().toBuffer()), /can’t read/],
  ['half a PNG', async () => half(await halves().png().toBuffer()), /can’t read/],
  ['half a WebP', async () => half(await halves().webp().toBuffer()), /can’t read/],
  ['a PNG of 30000 by 30000', bomb, /50 million pixels/],
  ['HTML behind the head of a PNG', () => Buffer.concat([pngHead, Buffer.from(html)]), /can’t read/],
  ['a WebP that moves', () => moving('webp'), /not animated/],
  ['a GIF', () => moving('gif'), /isn’t accepted/],
  ['HTML', () => Buffer.from(html), /isn’t accepted/],
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), /isn’t accepted/],
  ['nothing', () => Buffer.alloc(0), /empty/],
]
const half = (whole: Buffer) => whole.subarray(0, Math.floor(whole.length / 2))
const html = '<!doctype html><script>alert(document.domain)</script>'.repeat(20)

test.each(hostile)('rejects %s with an error for the field', async (_what, make, message) => {
  const { photo } = (await send(await halves().jpeg().toBuffer())).body.data
  const before = await stored()
  expect(await send(await make(), 'me.png')).toMatchObject({
    http: 400,
    body: { code: 'invalid_input', fields: { photo: expect.stringMatching(message) } },
  })
  expect([await photoOf(), await stored()]).toEqual([photo, before])
})

test('leaves no file behind if the account is deleted during the upload', async () => {
  const before = await stored()
  await academy.db.update(people).set({ deletedAt: new Date() }).where(eq(people.id, learner.id))
  expect((await send(await halves().jpeg().toBuffer())).http).toBe(401)
  expect([await rowsOf(), await stored()]).toEqual([[], before])
})

test('rejects a photo above 8 MB before decoding it', async () => {
  const answer = await send(Buffer.concat([pngHead, Buffer.alloc(8 * 1024 * 1024)]))
  expect(answer).toMatchObject({ http: 413, body: { fields: { photo: 'This file is too large. The limit is 8 MB.' } } })
})

test('rejects an upload without a file', async () => {
  const empty = new FormData()
  empty.append('message', 'none')
  expect(await academy.call(learner, savePhoto, { body: empty })).toMatchObject({ http: 400 })
})
