import { expect, test } from 'vitest'
import { ApiError } from './call.ts'
import { isRejection } from './is-rejection.ts'

test('a failure on our side is no rejection: the same request may succeed later', () => {
  const rejects = (code: ApiError['code']) => isRejection(new ApiError(code, 'A sentence'))
  expect((['unreachable', 'too_slow', 'cannot_save', 'unexpected'] as const).filter(rejects)).toEqual([])
  expect((['conflict', 'invalid_input', 'too_large'] as const).filter(rejects)).toHaveLength(3)
})
