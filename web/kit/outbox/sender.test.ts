import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDevice } from '../device/database.ts'
import { fillVault } from '../device/vault.ts'
import type { OutboxFile, OutboxItem } from './item.ts'
import { discard, takeBack } from './outbox.ts'
import { fileMissing } from './rules.ts'
import { sendWaiting } from './sender.ts'
import { addItem, itemOf, listItems, removeItems, removeUnsent } from './store.ts'

const session = { userId: 7, token: 'asha' }
const upload = (id: string, hasContent = true): OutboxFile => ({
  id,
  name: `${id}.txt`,
  type: 'text/plain',
  bytes: 4,
  field: 'uploads',
  upload: { filename: `${id}.txt` },
  hasContent,
})
const item = (changes: Partial<OutboxItem> = {}): OutboxItem => ({
  id: 'a',
  userId: session.userId,
  lane: 'solution:1',
  label: 'Solution',
  text: '',
  link: '/',
  draft: null,
  request: { method: 'POST', path: '/v1/solutions', body: {}, isForm: true },
  files: [],
  replaces: null,
  writtenAt: Date.now(),
  state: 'kept',
  triedAt: null,
  failures: 0,
  nextAt: 0,
  areUploaded: false,
  areUploadedAgain: false,
  problem: null,
  receivedAt: null,
  answer: null,
  ...changes,
})
const keep = (kept: OutboxItem) =>
  addItem(
    kept,
    new Map(kept.files.filter(({ hasContent }) => hasContent).map(({ id }) => [id, new Blob(['text'])] as const)),
  )

/** What the server was asked. */
let asked: string[] = []
const accepted = () => Response.json({ status: 1, data: {} })
const refusal = (fields: object) =>
  Response.json({ status: 0, code: 'invalid_input', message: 'No', fields }, { status: 400 })
const hasUploads = (offset: number, status: number) =>
  new Response(null, { status, headers: { 'upload-offset': String(offset) } })

/** Takes uploads, before which `onUpload` may do something; `answer` answers the rest. */
function serve(answer: () => Response | Promise<Response>, onUpload: () => unknown = () => null) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, 'http://localhost'), init)
    asked.push(`${request.method} ${path}`)
    if (path === '/uploads') return hasUploads(0, 201)
    if (!path.startsWith('/uploads/')) return answer()
    await onUpload()
    return hasUploads(4, 204)
  })
}

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks })
  await fillVault(session, btoa('asha'.padEnd(32, '.')))
})

afterEach(async () => {
  asked = []
  vi.unstubAllGlobals()
  const device = await openDevice()
  await Promise.all([device.clear('outbox'), device.clear('outboxParts'), device.clear('vault')])
})

const lost = { uploads: 'A file wasn’t uploaded completely. Please add it again.' }
const submissions = () => asked.filter((request) => request === 'POST /v1/solutions').length

test('uploads once more what the server has lost, then says so', async () => {
  await keep(item({ areUploaded: true, files: [upload('one')] }))
  serve(() => (submissions() < 2 ? refusal(lost) : accepted()))
  await sendWaiting(session)
  expect(asked).toEqual(['POST /v1/solutions', 'POST /uploads', 'PATCH /uploads/one', 'POST /v1/solutions'])
  expect(await itemOf('a')).toMatchObject({ state: 'received' })

  await keep(item({ id: 'b', files: [upload('two')] }))
  asked = []
  serve(() => (submissions() < 5 ? refusal(lost) : accepted()))
  await sendWaiting(session)
  expect([submissions(), await itemOf('b')]).toMatchObject([2, { state: 'refused', problem: { fields: lost } }])
})

test('says so at once if this device no longer has all of the files either', async () => {
  await keep(item({ files: [upload('lost', false), upload('new')] }))
  serve(() => (submissions() < 5 ? refusal(lost) : accepted()))
  await sendWaiting(session)
  expect([submissions(), await itemOf('a')]).toMatchObject([1, { state: 'refused' }])
})

test('doesn’t send what is taken back or discarded while its files are uploaded', async () => {
  for (const remove of [takeBack, discard]) {
    const kept = item({ files: [upload('one')] })
    await keep(kept)
    serve(accepted, () => remove(kept))
    await sendWaiting(session)
    expect([submissions(), await itemOf('a')]).toEqual([0, null])
  }
})

test('can’t be taken back or discarded once its request is on its way', async () => {
  const removed: unknown[] = []
  for (const remove of [takeBack, discard]) {
    const kept = item({ files: [upload('one')] })
    await keep(kept)
    serve(async () => {
      removed.push(await remove(kept))
      return Response.error()
    })
    await sendWaiting(session)
    expect(await itemOf('a')).toMatchObject({ state: 'kept', triedAt: expect.any(Number) })
    await removeItems(['a'])
  }
  expect(removed).toEqual([null, null])
})

test('a try that begins while an item is taken back wins', async () => {
  const kept = item({ files: [upload('one')], areUploaded: true })
  await keep(kept)
  serve(() => Response.error())
  const [back] = await Promise.all([takeBack(kept), sendWaiting(session)])
  expect([submissions(), (await itemOf('a')) === null]).toEqual(back ? [0, true] : [1, false])
})

test('a file that can’t be decrypted needs its writer, and holds up nothing', async () => {
  await keep(item({ files: [upload('one')] }))
  await keep(item({ id: 'b', lane: 'solution:2' }))
  const device = await openDevice()
  await device.put('outboxParts', new Uint8Array(40), ['a', 'one', 0])
  serve(accepted)
  expect(await sendWaiting(session)).toEqual({ is: 'done' })
  expect([await itemOf('a'), await itemOf('b')]).toMatchObject([
    { state: 'refused', problem: fileMissing },
    { state: 'received' },
  ])
})

test('what was sealed with a lost key needs its writer, who can discard it', async () => {
  await keep(item())
  const device = await openDevice()
  const stored = (await device.get('outbox', 'a'))!
  await device.put('outbox', { ...stored, content: new Uint8Array(40) })
  serve(accepted)
  expect(await sendWaiting(session)).toEqual({ is: 'done' })
  const [lost] = await listItems(session.userId)
  expect([lost, submissions()]).toMatchObject([{ id: 'a', state: 'refused' }, 0])
  await removeUnsent('a')
  expect(await device.count('outbox')).toBe(0)
})
