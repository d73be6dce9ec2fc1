import { expect, test } from 'vitest'
import { type AuthorRow, toAuthor } from './authors.ts'

const asha: AuthorRow = { id: 7, firstName: 'Asha', role: 'learner', photoId: null, deletedAt: null }
const photoId = '0b2c3d4e-0000-4000-8000-000000000001'

test.each([
  ['a learner, to another', asha, 8, { name: 'Asha', photo: null, isStaff: false, isMe: false }],
  ['a learner, to herself', asha, 7, { name: 'Asha', photo: null, isStaff: false, isMe: true }],
  [
    'her picture',
    { ...asha, photoId },
    8,
    { name: 'Asha', photo: `/pictures/${photoId}`, isStaff: false, isMe: false },
  ],
  ['a mentor', { ...asha, role: 'mentor' as const }, 8, { name: 'Asha', photo: null, isStaff: true, isMe: false }],
  ['an admin', { ...asha, role: 'admin' as const }, 8, { name: 'Asha', photo: null, isStaff: true, isMe: false }],
])('%s', (_, row, viewerId, author) => {
  expect(toAuthor(row, viewerId)).toEqual(author)
})

test('hides the name, picture and role of a deleted account', () => {
  const gone: AuthorRow = { ...asha, role: 'mentor', photoId, deletedAt: new Date('2026-11-15T06:00:00Z') }
  expect(toAuthor(gone, 8)).toEqual({ name: 'Former learner', photo: null, isStaff: false, isMe: false })
})
