import { expect, test } from 'vitest'
import { expiredKeys, fromSeenData, sessionName, toSeenData } from './seen-data.rules.ts'

test('removes the oldest beyond 24 entries or a million characters', () => {
  const entries = Array.from({ length: 26 }, (_, place) => ({ key: String(place), size: 10, at: place }))
  expect(expiredKeys(entries)).toEqual(['1', '0'])
  const large = { key: 'large', size: 999_990, at: 100 }
  expect(expiredKeys([...entries.slice(0, 3), large])).toEqual(['1', '0'])
})

test('stores the first page of a list that loads page by page', () => {
  const list = { pages: [{ items: [1] }, { items: [2] }], pageParams: [undefined, 'next'] }
  const stored: unknown = JSON.parse(JSON.stringify(toSeenData(list)))
  expect(fromSeenData(stored, true)).toEqual({ pages: [{ items: [1] }], pageParams: [undefined] })
  expect(fromSeenData(toSeenData({ pages: 3 }), false)).toEqual({ pages: 3 })
})

test('names each session differently, without its token', () => {
  const names = ['token-1', 'token-2', ''].map(sessionName)
  expect(new Set(names).size).toBe(3)
  expect(names.join()).not.toContain('token')
})
