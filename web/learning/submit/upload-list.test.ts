import { beforeEach, expect, test, vi } from 'vitest'
import { createUploadList, notReady, uploadIds, type Transport, type UploadItem } from './upload-list.ts'

type Sending = Parameters<Transport['send']>[0] & { stop: ReturnType<typeof vi.fn<() => void>> }
let sent: Sending[]
const remove = vi.fn<(uploadId: string) => Promise<unknown>>(async () => null)
const send: Transport['send'] = (sending) => {
  const stop = vi.fn<() => void>()
  sent.push({ ...sending, stop })
  return { stop }
}
const open = () => createUploadList(21, { send, remove })
const chosen = (path: string, content = 'abc') => ({ path, file: new File([content], path) })
const states = (list: { items: () => UploadItem[] }) => list.items().map(({ path, state }) => `${path} ${state}`)
const onServer = (path: string, received: number, uploadId = `id-${path}`) => ({
  uploadId,
  path,
  bytes: 3,
  received,
  isComplete: received === 3,
})

beforeEach(() => {
  sent = []
  remove.mockClear()
})

test('three go at a time, and the next one when one is there', () => {
  const list = open()
  list.add(['a', 'b', 'c', 'd'].map((path) => chosen(path)))
  expect(states(list)).toEqual(['a sending', 'b sending', 'c sending', 'd waiting'])
  sent[0]!.onCreated('id-a')
  sent[0]!.onProgress(2)
  expect(list.items()[0]).toMatchObject({ uploadId: 'id-a', sent: 2 })
  sent[0]!.onStored()
  expect(states(list)).toEqual(['a stored', 'b sending', 'c sending', 'd sending'])
})

test('a failed one says why and goes on from where it stopped', () => {
  const list = open()
  list.add([chosen('a')])
  sent[0]!.onCreated('id-a')
  sent[0]!.onProblem('No connection')
  expect(list.items()[0]).toMatchObject({ state: 'failed', problem: 'No connection' })
  list.retry('a')
  expect(sent[1]).toMatchObject({ uploadId: 'id-a' })
  expect(list.items()[0]).toMatchObject({ state: 'sending', problem: null })
})

test('a removed one is stopped and taken off the server, even when its id comes late', () => {
  const list = open()
  list.add([chosen('a'), chosen('b')])
  sent[0]!.onCreated('id-a')
  list.remove('a')
  list.remove('b')
  expect(sent[0]!.stop).toHaveBeenCalledOnce()
  sent[1]!.onCreated('id-b')
  sent[1]!.onStored()
  expect(remove.mock.calls.flat()).toEqual(['id-a', 'id-b'])
  expect(list.items()).toEqual([])
})

test('a newer version replaces the one with the same name', () => {
  const list = open()
  list.add([chosen('a', 'old')])
  sent[0]!.onCreated('id-old')
  list.add([chosen('a', 'newer')])
  expect(remove).toHaveBeenCalledWith('id-old')
  expect(list.items()).toMatchObject([{ path: 'a', bytes: 5, uploadId: null }])
})

test('after a reload, finished ones are there and an interrupted one goes on when its file is chosen again', () => {
  const list = open()
  list.restore([onServer('a', 3), onServer('b', 1)])
  expect(states(list)).toEqual(['a stored', 'b cut'])
  list.add([chosen('b', 'abc')])
  expect(sent).toMatchObject([{ path: 'b', uploadId: 'id-b' }])
  expect(remove).not.toHaveBeenCalled()
})

test('another file of the same name does not go on with the interrupted one', () => {
  const list = open()
  list.restore([onServer('b', 1)])
  list.add([chosen('b', 'longer')])
  expect(sent).toMatchObject([{ path: 'b', uploadId: null }])
  expect(remove).toHaveBeenCalledWith('id-b')
})

test('coming back to the page changes nothing about what is on its way, and drops what the server lost', () => {
  const list = open()
  list.restore([onServer('gone', 3)])
  list.add([chosen('a')])
  sent[0]!.onCreated('id-a')
  list.restore([onServer('a', 1)])
  expect(states(list)).toEqual(['a sending'])
})

test('the list can be handed in when every file is there', () => {
  const list = open()
  expect(notReady(list.items())).toBeNull()
  list.add([chosen('a'), chosen('b')])
  expect(notReady(list.items())).toBe('Wait until every file is uploaded.')
  for (const [index, sending] of sent.entries()) sending.onCreated(`id-${index}`)
  sent[0]!.onStored()
  sent[1]!.onProblem('Too large')
  expect(notReady(list.items())).toBe('Try the failed files again, or remove them.')
  list.retry('b')
  sent[2]!.onStored()
  expect(notReady(list.items())).toBeNull()
  expect(uploadIds(list.items())).toBe('id-0,id-1')
  list.restore([onServer('c', 1)])
  expect(notReady(list.items())).toBe('Choose the interrupted files again, or remove them.')
})

test('who looks at the list hears of each change', () => {
  const list = open()
  const listener = vi.fn<() => void>()
  const leave = list.subscribe(listener)
  list.add([chosen('a')])
  expect(listener).toHaveBeenCalled()
  leave()
  listener.mockClear()
  list.forget()
  expect(listener).not.toHaveBeenCalled()
  expect(list.items()).toEqual([])
  expect(remove).not.toHaveBeenCalled()
})
