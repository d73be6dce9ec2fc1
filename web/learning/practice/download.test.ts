import { expect, test, vi } from 'vitest'
import { download } from './download.ts'

test('says how much is transferred, and how far it is', async () => {
  const unpacked = new Uint8Array(4000)
  vi.stubGlobal(
    'fetch',
    async () => new Response(unpacked, { headers: { 'content-length': String(2.6 * 1024 * 1024) } }),
  )
  const files = ['a.wasm', 'b.tar'].map((name) => ({ name, url: `/assets/${name}`, size: unpacked.length }))
  const told: [string, number][] = []
  const assets = await download(files, 'PostgreSQL', (text, part) => void told.push([text, part]))
  expect(told[0]).toEqual(['Loading PostgreSQL', 0])
  expect(told.at(-1)).toEqual(['Loading PostgreSQL (5.2 MB, only once)', 1])
  expect(Object.keys(assets)).toEqual(['a.wasm', 'b.tar'])
})
