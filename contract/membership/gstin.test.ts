import { expect, test } from 'vitest'
import { compactGstin, problemOfGstin, stateOfGstin } from './gstin.ts'

const real = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '37AADCB2230M2ZR', '07AAACR5055K1Z9', '33AAACH7409R1Z8']

test.each(real)('accepts %s, which is published', (gstin) => expect(problemOfGstin(gstin)).toBe(null))

test('every single mistyped character of a GSTIN is noticed', () => {
  for (const gstin of real) {
    for (const [at, right] of gstin.split('').entries()) {
      for (const wrong of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
        if (wrong === right) continue
        const typed = gstin.slice(0, at) + wrong + gstin.slice(at + 1)
        expect(problemOfGstin(typed)).not.toBe(null)
      }
    }
  }
})

test.each([
  ['27AAPFU0939F1Z', /15 characters/],
  ['27AAPFU0939F1ZVV', /15 characters/],
  ['', /15 characters/],
  ['99AAPFU0939F1ZV', /code of a state/],
  ['00AAPFU0939F1ZV', /code of a state/],
  ['27AAPF00939F1ZV', /looks like/],
  ['27AAPFU0939F0ZV', /looks like/],
  ['27AAPFU0939F1CV', /looks like/],
  ['27AAPFU0939F1ZW', /One of its characters/],
  ['27APAFU0939F1ZV', /One of its characters/],
])('refuses %j', (gstin, message) => expect(problemOfGstin(gstin)).toMatch(message))

test('spaces and small letters don’t matter', () => {
  expect(compactGstin(' 27 aapfu0939f-1zv ')).toBe('27AAPFU0939F1ZV')
  expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('27')
})
