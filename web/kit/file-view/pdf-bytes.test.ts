import { beforeEach, expect, test, vi } from 'vitest'
import { downloadPdf, partSize } from './pdf-bytes.ts'

const fetched = vi.fn<typeof fetch>()
const file = Uint8Array.from({ length: 30 * partSize + 5 }, (_, at) => at % 251)
const onReceived = vi.fn<(bytes: number) => void>()
const download = { url: '/files/1', signal: new AbortController().signal, onReceived }

const rangeOf = (init?: RequestInit) => new Headers(init?.headers).get('range')
const ranges = () => fetched.mock.calls.map(([, init]) => rangeOf(init))

/** Like our file server. */
async function serve(_: unknown, init?: RequestInit): Promise<Response> {
  const [, begin, end] = /^bytes=(\d+)-(\d+)$/.exec(rangeOf(init) ?? '') ?? []
  return begin ? new Response(file.slice(Number(begin), Number(end) + 1), { status: 206 }) : new Response(file)
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(serve)
  onReceived.mockReset()
})

function parts() {
  const bytes = downloadPdf(file.length, download)
  if (bytes.kind === 'whole') throw new Error('It is loaded as a whole')
  return bytes
}

test('downloads a small file as a whole and reports what has arrived', async () => {
  fetched.mockResolvedValue(new Response(file.slice(0, 1000)))
  const bytes = downloadPdf(1000, download)
  expect(bytes).toMatchObject({ kind: 'whole' })
  expect(bytes.kind === 'whole' && (await bytes.data)).toEqual(file.slice(0, 1000))
  expect(onReceived.mock.calls.flat().reduce((sum, more) => sum + more)).toBe(1000)
  expect(ranges()).toEqual([null])
})

test('requests the beginning and the end of a large file at once, other parts when they are needed', async () => {
  const { read } = parts()
  expect(ranges()).toEqual([`bytes=0-${partSize - 1}`, `bytes=${29 * partSize}-${file.length - 1}`])
  expect(await read(0, partSize)).toEqual(file.slice(0, partSize))
  expect(await read(30 * partSize, file.length)).toEqual(file.slice(30 * partSize))
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(await read(3 * partSize, 5 * partSize)).toEqual(file.slice(3 * partSize, 5 * partSize))
  expect(ranges().at(-1)).toBe(`bytes=${3 * partSize}-${5 * partSize - 1}`)
})

test('cuts the part out of a whole file from a proxy that ignores ranges', async () => {
  fetched.mockImplementation(async () => new Response(file))
  expect(await parts().read(3 * partSize, 4 * partSize)).toEqual(file.slice(3 * partSize, 4 * partSize))
})

test('says that a link has expired while the file was read', async () => {
  const { read } = parts()
  fetched.mockResolvedValue(new Response('{}', { status: 404 }))
  await expect(read(3 * partSize, 4 * partSize)).rejects.toMatchObject({ failure: 'expired' })
})
