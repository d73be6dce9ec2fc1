import { generateSync } from 'otplib'
import { describe, expect, test } from 'vitest'
import { deriveKey } from '#server/kit/security/encryption.ts'
import {
  hashRecoveryCode,
  formatRecoveryCode,
  isRecoveryCode,
  newRecoveryCodes,
  newSecret,
  otpauthUrl,
  encryptSecret,
  stepOfCode,
  decryptSecret,
} from './rules.ts'

/** The secret of RFC 6238, appendix B: '12345678901234567890' in base 32. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('RFC 6238, appendix B', () => {
  // The RFC lists eight digits; ours are the last six.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i s the code is the end of %s', (seconds, code) => {
    expect(stepOfCode(rfcSecret, code.slice(2), new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
  })
})

const secret = newSecret()
const now = new Date('2026-11-15T10:00:07Z')
const codeAt = (seconds: number) => generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + seconds })
const step = Math.floor(now.getTime() / 30_000)

test('accepts the previous and the next code, and returns its time step', () => {
  expect([-30, 0, 30].map((seconds) => stepOfCode(secret, codeAt(seconds), now))).toEqual([step - 1, step, step + 1])
})

test.each([-60, 60])('rejects a code that is %i s away', (seconds) => {
  expect(stepOfCode(secret, codeAt(seconds), now)).toBeNull()
})

test('creates random secrets of 160 bits', () => {
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(secret)
})

test('the otpauth URL names the school and the account', () => {
  const url = new URL(otpauthUrl(secret, 'Kaushal Techbridge', 'asha+1@example.in'))
  expect(url.protocol + url.host).toBe('otpauth:totp')
  expect(decodeURIComponent(url.pathname)).toBe('/Kaushal Techbridge:asha+1@example.in')
  expect(url.searchParams.get('secret')).toBe(secret)
  expect(url.searchParams.get('issuer')).toBe('Kaushal Techbridge')
})

const keysOf = (secret: string) => ({ secondFactor: deriveKey(secret, 'a'), recoveryCodes: deriveKey(secret, 'b') })
const [school, another] = [keysOf('school'), keysOf('another')]

test('decrypts a secret only for its person and with the right keys', () => {
  const sealed = encryptSecret(school, 7, secret)
  expect(sealed).not.toContain(secret)
  expect(decryptSecret(school, 7, sealed)).toBe(secret)
  expect(decryptSecret(school, 8, sealed)).toBeNull()
  expect(decryptSecret(another, 7, sealed)).toBeNull()
})

test('creates ten different recovery codes without ambiguous letters', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[a-km-np-z2-9]{10}$/)
    expect(isRecoveryCode(code)).toBe(true)
    expect(formatRecoveryCode(code)).toMatch(/^\w{5}-\w{5}$/)
  }
  expect(isRecoveryCode('123456')).toBe(false)
})

test('hashes a recovery code per person and school', () => {
  const hash = hashRecoveryCode(school, 7, 'abcdefghjk')
  expect(hash).toEqual(hashRecoveryCode(school, 7, 'abcdefghjk'))
  expect(hash).not.toEqual(hashRecoveryCode(school, 8, 'abcdefghjk'))
  expect(hash).not.toEqual(hashRecoveryCode(another, 7, 'abcdefghjk'))
})
