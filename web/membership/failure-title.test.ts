import { expect, test } from 'vitest'
import { ApiError } from '#web/kit/api/call.ts'
import { failureTitle } from './failure-title.ts'

const refused = 'Nothing was verified.'

test('a refusal says that nothing was done', () => {
  expect(failureTitle(new ApiError('conflict', 'Decided already'), refused)).toBe(refused)
})

test.each([new ApiError('unreachable', 'No connection'), new ApiError('unexpected', 'A fault'), new Error('What')])(
  'a lost answer promises nothing: %s',
  (error) => expect(failureTitle(error, refused)).toContain('may have been done'),
)
