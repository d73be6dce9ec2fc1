import { expect, test } from 'vitest'
import { keyFor, seal, unseal } from './encryption.ts'

const key = keyFor('the secret of a school', 'tests')
const sealed = seal(key, 'row 1', 'கல்வி: a secret')

test('what was sealed opens again with its key, in its place', () => {
  expect(sealed).not.toContain('secret')
  expect(unseal(key, 'row 1', sealed)).toBe('கல்வி: a secret')
})

test('no two seals of one text are alike', () =>
  expect(seal(key, 'row 1', 'same')).not.toBe(seal(key, 'row 1', 'same')))

test('another key, another use of the same secret and another place open nothing', () => {
  expect(unseal(keyFor('another secret', 'tests'), 'row 1', sealed)).toBeNull()
  expect(unseal(keyFor('the secret of a school', 'something else'), 'row 1', sealed)).toBeNull()
  expect(unseal(key, 'row 2', sealed)).toBeNull()
})

test('one changed byte opens nothing, wherever it is', () => {
  const bytes = Buffer.from(sealed, 'base64url')
  const changed = [...bytes.keys()].map((at) => {
    const copy = Buffer.from(bytes)
    copy[at] = copy[at]! ^ 1
    return unseal(key, 'row 1', copy.toString('base64url'))
  })
  expect(new Set(changed)).toEqual(new Set([null]))
})

test.each(['', 'short', 'not base64 at all!'])('%j is no seal', (given) =>
  expect(unseal(key, 'row 1', given)).toBeNull(),
)
