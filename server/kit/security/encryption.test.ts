import { expect, test } from 'vitest'
import { deriveKey, encrypt, decrypt } from './encryption.ts'

const key = deriveKey('the secret of a school', 'tests')
const encrypted = encrypt(key, 'row 1', 'கல்வி: a secret')

test('decrypts with the same key and context', () => {
  expect(encrypted).not.toContain('secret')
  expect(decrypt(key, 'row 1', encrypted)).toBe('கல்வி: a secret')
})

test('never encrypts a text the same way twice', () =>
  expect(encrypt(key, 'row 1', 'same')).not.toBe(encrypt(key, 'row 1', 'same')))

test('rejects another key, another purpose and another context', () => {
  expect(decrypt(deriveKey('another secret', 'tests'), 'row 1', encrypted)).toBeNull()
  expect(decrypt(deriveKey('the secret of a school', 'something else'), 'row 1', encrypted)).toBeNull()
  expect(decrypt(key, 'row 2', encrypted)).toBeNull()
})

test('rejects any changed byte', () => {
  const bytes = Buffer.from(encrypted, 'base64url')
  const changed = [...bytes.keys()].map((at) => {
    const copy = Buffer.from(bytes)
    copy[at] = copy[at]! ^ 1
    return decrypt(key, 'row 1', copy.toString('base64url'))
  })
  expect(new Set(changed)).toEqual(new Set([null]))
})

test.each(['', 'short', 'not base64 at all!'])('rejects %j', (text) => expect(decrypt(key, 'row 1', text)).toBeNull())
