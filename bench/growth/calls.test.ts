import { expect, test } from 'vitest'
import { pathOf } from './call.ts'
import { calls } from './calls.ts'
import type { Sample } from './crowd.ts'
import { endpoints } from '#contract/endpoints.ts'

/** A larger school has no more lessons. */
const lessonSearch = 'searchLessons'

// Any number will do for the ids.
const sample = new Proxy({}, { get: () => 5 }) as Sample
const called = calls.map((call) => new URL(pathOf(call, sample), 'http://bench'))

function callsOf(path: string): URL[] {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  return called.filter(({ pathname }) => pattern.test(pathname))
}

/** Each list, and its searches and orders. */
const lists = Object.entries(endpoints).flatMap(([name, { method, path, access, query }]) => {
  const keys = Object.keys('shape' in query ? (query.shape as object) : {})
  const isList = ['size', 'search', 'words'].some((key) => keys.includes(key))
  if (method !== 'GET' || access === 'public' || !isList || name === lessonSearch) return []
  return [{ name, path, keys: keys.filter((key) => ['search', 'order'].includes(key)) }]
})

test('the growth bench measures every list, search and order of the areas', () => {
  const missing = lists.flatMap(({ name, path, keys }) => {
    const found = callsOf(path)
    if (found.length === 0) return [name]
    return keys.filter((key) => !found.some(({ searchParams }) => searchParams.has(key))).map((key) => `${name} ${key}`)
  })
  expect(lists.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})
