import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

function counting(text = 'Courses') {
  let times = 0
  return { render: async () => ({ status: 200, html: `${text} ${++times}` }), times: () => times }
}

test('renders a page once for concurrent and later requests', async () => {
  const cachedPage = createPageCache(() => 1)
  const { render, times } = counting()
  const pages = await Promise.all(Array.from({ length: 20 }, () => cachedPage('/', render)))
  await cachedPage('/', render)
  expect(times()).toBe(1)
  expect(brotliDecompressSync(pages[0]!.br).toString()).toBe('Courses 1')
  expect(gunzipSync(pages[0]!.gzip).toString()).toBe('Courses 1')
})

test('renders again when the content changes', async () => {
  let version = 1
  const cachedPage = createPageCache(() => version)
  const { render } = counting()
  const before = await cachedPage('/', render)
  version = 2
  const after = await cachedPage('/', render)
  expect(after.plain.toString()).toBe('Courses 2')
  expect(after.etag).not.toBe(before.etag)
})

test('caches a page for at most a minute', async () => {
  let now = 0
  const cachedPage = createPageCache(
    () => 1,
    () => now,
  )
  const { render, times } = counting()
  await cachedPage('/', render)
  now = 59_999
  await cachedPage('/', render)
  expect(times()).toBe(1)
  now = 60_000
  await cachedPage('/', render)
  expect(times()).toBe(2)
})

test('renders again when the date changes', async () => {
  let now = Date.parse('2026-11-15T23:59:59+05:30')
  const cachedPage = createPageCache(
    () => 1,
    () => now,
  )
  const { render, times } = counting()
  await cachedPage('/jobs', render)
  await cachedPage('/jobs', render)
  expect(times()).toBe(1)
  now += 1000
  await cachedPage('/jobs', render)
  expect(times()).toBe(2)
})

test('caches nothing while the version is unknown', async () => {
  const cachedPage = createPageCache(() => null)
  const { render, times } = counting()
  await cachedPage('/', render)
  await cachedPage('/', render)
  expect(times()).toBe(2)
})

test('limits the number of cached pages', async () => {
  const cachedPage = createPageCache(() => 1)
  const { render, times } = counting()
  for (let index = 0; index < 600; index++) await cachedPage(`/jobs?search=${index}`, render)
  await cachedPage('/jobs?search=0', render)
  expect(times()).toBe(601)
  await cachedPage('/jobs?search=599', render)
  expect(times()).toBe(601)
})

const broken = async () => {
  throw new Error('no database')
}

test.each([2, null])('shows a stale page for ten minutes while rendering fails (version %s)', async (later) => {
  let [now, version]: [number, number | null] = [0, 1]
  const cachedPage = createPageCache(
    () => version,
    () => now,
  )
  const { render } = counting()
  await cachedPage('/', render)
  ;[now, version] = [599_999, later]
  const pages = await Promise.all([cachedPage('/', broken), cachedPage('/', broken)])
  expect(pages.map(({ plain }) => plain.toString())).toEqual(['Courses 1', 'Courses 1'])
  now = 600_000
  await expect(cachedPage('/', broken)).rejects.toThrow('no database')
  expect((await cachedPage('/', render)).plain.toString()).toBe('Courses 2')
})
