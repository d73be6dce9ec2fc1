import { expect, test } from 'vitest'
import { deriveKey, encrypt, decrypt } from './encryption.ts'

const key = deriveKey('the secret of a school', 'tests')
const sealed = encrypt(key, 'row 1', 'கல்வி: a secret')

test('what was sealed opens again with its key, in its place', () => {
  expect(sealed).not.toContain('secret')
  expect(decrypt(key, 'row 1', sealed)).toBe('கல்வி: a secret')
})

test('no two seals of one text are alike', () =>
  expect(encrypt(key, 'row 1', 'same')).not.toBe(encrypt(key, 'row 1', 'same')))

test('another key, another use of the same secret and another place open nothing', () => {
  expect(decrypt(deriveKey('another secret', 'tests'), 'row 1', sealed)).toBeNull()
  expect(decrypt(deriveKey('the secret of a school', 'something else'), 'row 1', sealed)).toBeNull()
  expect(decrypt(key, 'row 2', sealed)).toBeNull()
})

test('one changed byte opens nothing, wherever it is', () => {
  const bytes = Buffer.from(sealed, 'base64url')
  const changed = [...bytes.keys()].map((at) => {
    const copy = Buffer.from(bytes)
    copy[at] = copy[at]! ^ 1
    return decrypt(key, 'row 1', copy.toString('base64url'))
  })
  expect(new Set(changed)).toEqual(new Set([null]))
})

test.each(['', 'short', 'not base64 at all!'])('%j is no encrypt', (given) =>
  expect(decrypt(key, 'row 1', given)).toBeNull(),
)
