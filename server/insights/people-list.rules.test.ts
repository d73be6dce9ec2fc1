import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternsFor, parseSearch, expiryGroupOf } from './people-list.rules.ts'

test.each([
  ['Asha Verma', ['Asha', 'Verma']],
  ['  asha,  (verma) ', ['asha', 'verma']],
  ['आशा वर्मा', ['आशा', 'वर्मा']],
  ['asha.verma@example.in', ['asha.verma@example.in']],
  ['@example.in', ['@example.in']],
  ['98765 43210', ['9876543210']],
  ['+91 98765-43210', ['9876543210']],
  ['098765 43210', ['9876543210']],
  ['43210', ['43210']],
  ['Asha 43210', ['Asha', '43210']],
  ['42', ['42']],
  ['-- ,', []],
  ['', []],
])('splits %j into %j', (typed, words) => expect(parseSearch(typed).words).toEqual(words))

test.each([
  ['#12', 12],
  ['person 12', 12],
  ['User 7', 7],
  ['12', null],
  ['#', null],
  ['person of 12', null],
])('reads %j as the person %j', (typed, personId) => expect(parseSearch(typed).personId).toBe(personId))

test.each([
  ['4321 8765 0099', '432187650099'],
  ['abcd1234efgh5678', 'ABCD1234EFGH5678'],
  ['asha', null],
  ['98765 43210', null],
])('reads %j as the transaction %j', (typed, transactionId) =>
  expect(parseSearch(typed).transactionId).toBe(transactionId),
)

test('matches three letters anywhere, and fewer at the start of a name', () => {
  expect(patternsFor('verma')).toEqual(['%verma%'])
  expect(patternsFor('as')).toEqual(['as%', '% as%'])
  expect(patternsFor('100%_\\')).toEqual(['%100\\%\\_\\\\%'])
})

test('keeps only words with a letter or digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
      for (const word of parseSearch(typed).words) expect(word).toMatch(/[\p{L}\p{N}\p{M}]/u)
    }),
  )
})

test('groups people by the end of their access', () => {
  const now = new Date('2026-11-15T06:30:00Z')
  expect(expiryGroupOf(null, now)).toBe('never')
  expect(expiryGroupOf(now, now)).toBe('past')
  expect(expiryGroupOf(new Date('2026-11-15T06:30:00.001Z'), now)).toBe('upcoming')
})
