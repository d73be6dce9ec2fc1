import { expect, test } from 'vitest'
import { Email } from './fields.ts'

const problemOf = (checked: { success: boolean; error?: { issues: { message: string }[] } }) =>
  checked.error?.issues[0]?.message ?? null

test.each(['deleted-5@deleted.invalid', ' Asha@Deleted.INVALID '])(
  '%s stands for nobody, and so nobody may have it',
  (address) => expect(problemOf(Email.safeParse(address))).toBe('Nothing can be sent to this address. Enter another.'),
)

test.each(['asha@example.in', 'deleted@example.in', 'asha@notdeleted.invalid'])('%s is an address', (address) =>
  expect(Email.parse(address)).toBe(address),
)
