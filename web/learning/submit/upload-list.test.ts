import { beforeEach, expect, test, vi } from 'vitest'
import { createUploadList, notReady, type Transport, type UploadItem } from './upload-list.ts'

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

test('uploads three files at a time', () => {
  const list = open()
  list.add(['a', 'b', 'c', 'd'].map((path) => chosen(path)))
  expect(states(list)).toEqual(['a sending', 'b sending', 'c sending', 'd waiting'])
  sent[0]!.onCreated('id-a')
  sent[0]!.onProgress(2)
  expect(list.items()[0]).toMatchObject({ uploadId: 'id-a', sent: 2 })
  sent[0]!.onStored()
  expect(states(list)).toEqual(['a stored', 'b sending', 'c sending', 'd sending'])
})

test('resumes a failed upload where it stopped', () => {
  const list = open()
  list.add([chosen('a')])
  sent[0]!.onCreated('id-a')
  sent[0]!.onProblem('No connection')
  expect(list.items()[0]).toMatchObject({ state: 'failed', problem: 'No connection' })
  list.retry('a')
  expect(sent[1]).toMatchObject({ uploadId: 'id-a' })
  expect(list.items()[0]).toMatchObject({ state: 'sending', problem: null })
})

test('stops a removed upload and deletes it on the server, even when its id arrives late', () => {
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

test('replaces a file with a newer version of the same path', () => {
  const list = open()
  list.add([chosen('a', 'old')])
  sent[0]!.onCreated('id-old')
  list.add([chosen('a', 'newer')])
  expect(remove).toHaveBeenCalledWith('id-old')
  expect(list.items()).toMatchObject([{ path: 'a', bytes: 5, uploadId: null }])
})

test('after a reload, shows finished uploads and resumes an interrupted one when its file is chosen again', () => {
  const list = open()
  list.restore([onServer('a', 3), onServer('b', 1)])
  expect(states(list)).toEqual(['a stored', 'b interrupted'])
  list.add([chosen('b', 'abc')])
  expect(sent).toMatchObject([{ path: 'b', uploadId: 'id-b' }])
  expect(remove).not.toHaveBeenCalled()
})

test('does not resume an upload with a different file of the same path', () => {
  const list = open()
  list.restore([onServer('b', 1)])
  list.add([chosen('b', 'longer')])
  expect(sent).toMatchObject([{ path: 'b', uploadId: null }])
  expect(remove).toHaveBeenCalledWith('id-b')
})

test('keeps running uploads on restore and drops those the server no longer has', () => {
  const list = open()
  list.restore([onServer('gone', 3)])
  list.add([chosen('a')])
  sent[0]!.onCreated('id-a')
  list.restore([onServer('a', 1)])
  expect(states(list)).toEqual(['a sending'])
})

test('is ready to submit unless a file is missing; what is on its way goes with the submission', () => {
  const list = open()
  expect(notReady(list.items())).toBeNull()
  list.add([chosen('a'), chosen('b')])
  expect(notReady(list.items())).toBeNull()
  expect(list.handOver()).toMatchObject({ areUploaded: false, uploads: [{ name: 'a' }, { name: 'b' }] })
  expect(sent.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1])
  list.resume()
  sent[2]!.onStored()
  sent[3]!.onProblem('Too large')
  expect(notReady(list.items())).toBe('Try the failed files again, or remove them.')
  list.retry('b')
  sent[4]!.onStored()
  expect(notReady(list.items())).toBeNull()
  expect(list.handOver()).toMatchObject({ areUploaded: true })
  list.restore([onServer('c', 1)])
  expect(notReady(list.items())).toBe('Choose the interrupted files again, or remove them.')
})

test('notifies subscribers of each change', () => {
  const list = open()
  const listener = vi.fn<() => void>()
  const unsubscribe = list.subscribe(listener)
  list.add([chosen('a')])
  expect(listener).toHaveBeenCalled()
  unsubscribe()
  listener.mockClear()
  list.clear()
  expect(listener).not.toHaveBeenCalled()
  expect(list.items()).toEqual([])
  expect(remove).not.toHaveBeenCalled()
})

test('shows what an import put in place of its files, and keeps what is still uploading', () => {
  const list = open()
  list.add([chosen('a'), chosen('b'), chosen('c')])
  for (const [index, id] of ['id-a', 'id-b', 'id-c'].entries()) sent[index]!.onCreated(id)
  sent[0]!.onStored()
  list.replaceBy([onServer('b', 3, 'imported-b'), onServer('d', 3)])
  expect(list.items().map(({ path, uploadId, state }) => [path, uploadId, state])).toEqual([
    ['c', 'id-c', 'sending'],
    ['b', 'imported-b', 'stored'],
    ['d', 'id-d', 'stored'],
  ])
  expect(sent[1]!.stop).toHaveBeenCalledOnce()
  expect(sent[2]!.stop).not.toHaveBeenCalled()
  expect(remove).not.toHaveBeenCalled()
})
