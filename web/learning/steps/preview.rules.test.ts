import { expect, test } from 'vitest'
import { findFreshLink } from './preview.rules.ts'

test('finds a fresh link anywhere in the fetched data, and only to the same file', () => {
  const fetched = [
    null,
    3,
    { tasks: [{ files: [{ url: '/files/1/a.pdf?until=2' }, { url: '/files/2/b.pdf?until=2' }] }] },
  ]
  expect(findFreshLink('/files/2/b.pdf?until=1', fetched)).toBe('/files/2/b.pdf?until=2')
  expect(findFreshLink('/files/3/b.pdf?until=1', fetched)).toBeNull()
})
