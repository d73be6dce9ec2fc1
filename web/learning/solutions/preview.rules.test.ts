import { expect, test } from 'vitest'
import { linkLike } from './preview.rules.ts'

test('a fresh link is found wherever it was fetched, and only to the same file', () => {
  const fetched = [
    null,
    3,
    { tasks: [{ files: [{ url: '/files/1/a.pdf?until=2' }, { url: '/files/2/b.pdf?until=2' }] }] },
  ]
  expect(linkLike('/files/2/b.pdf?until=1', fetched)).toBe('/files/2/b.pdf?until=2')
  expect(linkLike('/files/3/b.pdf?until=1', fetched)).toBeNull()
})
