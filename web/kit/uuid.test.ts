import { expect, test } from 'vitest'
import { newUuid } from './uuid.ts'

test('creates unique version 4 UUIDs', () => {
  const keys = Array.from({ length: 100 }, newUuid)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(keys).size).toBe(100)
})
