import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

function counting(text = 'Courses') {
  let times = 0
  return { render: async () => ({ status: 200, html: `${text} ${++times}` }), times: () => times }
}

test('a page is made once for all who ask, also at the same time', async () => {
  const keep = createPageCache(() => 1)
  const { render, times } = counting()
  const pages = await Promise.all(Array.from({ length: 20 }, () => keep('/', render)))
  await keep('/', render)
  expect(times()).toBe(1)
  expect(brotliDecompressSync(pages[0]!.br).toString()).toBe('Courses 1')
  expect(gunzipSync(pages[0]!.gzip).toString()).toBe('Courses 1')
})

test('a change of content makes it anew', async () => {
  let version = 1
  const keep = createPageCache(() => version)
  const { render } = counting()
  const before = await keep('/', render)
  version = 2
  const after = await keep('/', render)
  expect(after.plain.toString()).toBe('Courses 2')
  expect(after.etag).not.toBe(before.etag)
})

test('a page is kept for a minute at most', async () => {
  let now = 0
  const keep = createPageCache(
    () => 1,
    () => now,
  )
  const { render, times } = counting()
  await keep('/', render)
  now = 59_999
  await keep('/', render)
  expect(times()).toBe(1)
  now = 60_000
  await keep('/', render)
  expect(times()).toBe(2)
})

test('a page of yesterday is not shown, be it a second old', async () => {
  let now = Date.parse('2026-11-15T23:59:59+05:30')
  const keep = createPageCache(
    () => 1,
    () => now,
  )
  const { render, times } = counting()
  await keep('/jobs', render)
  await keep('/jobs', render)
  expect(times()).toBe(1)
  now += 1000
  await keep('/jobs', render)
  expect(times()).toBe(2)
})

test('while nobody can tell the version, every visitor gets a page of their own', async () => {
  const keep = createPageCache(() => null)
  const { render, times } = counting()
  await keep('/', render)
  await keep('/', render)
  expect(times()).toBe(2)
})

test('a rendering that failed is not kept', async () => {
  const keep = createPageCache(() => 1)
  await expect(keep('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  const { render } = counting()
  expect((await keep('/', render)).plain.toString()).toBe('Courses 1')
})

test('addresses without end do not fill the memory', async () => {
  const keep = createPageCache(() => 1)
  const { render, times } = counting()
  for (let index = 0; index < 600; index++) await keep(`/jobs?search=${index}`, render)
  await keep('/jobs?search=0', render)
  expect(times()).toBe(601)
  await keep('/jobs?search=599', render)
  expect(times()).toBe(601)
})

const broken = async () => {
  throw new Error('no database')
}

test.each([2, null])(
  'while a page cannot be made the last one is shown, for ten minutes (version %s)',
  async (later) => {
    let [now, version]: [number, number | null] = [0, 1]
    const keep = createPageCache(
      () => version,
      () => now,
    )
    const { render } = counting()
    await keep('/', render)
    ;[now, version] = [599_999, later]
    const pages = await Promise.all([keep('/', broken), keep('/', broken)])
    expect(pages.map(({ plain }) => plain.toString())).toEqual(['Courses 1', 'Courses 1'])
    now = 600_000
    await expect(keep('/', broken)).rejects.toThrow('no database')
    expect((await keep('/', render)).plain.toString()).toBe('Courses 2')
  },
)
