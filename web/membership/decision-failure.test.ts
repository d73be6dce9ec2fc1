import { expect, test } from 'vitest'
import { ApiError } from '#web/kit/api/call.ts'
import { failureTitle } from './decision-failure.tsx'

const refused = 'Nothing was verified.'

test('says that nothing changed after a refusal', () => {
  expect(failureTitle(new ApiError('conflict', 'Decided already'), refused)).toBe(refused)
})

test.each([new ApiError('unreachable', 'No connection'), new ApiError('unexpected', 'A fault'), new Error('What')])(
  'promises nothing when the response was lost: %s',
  (error) => expect(failureTitle(error, refused)).toContain('may have gone through'),
)
