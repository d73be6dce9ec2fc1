import assert from 'node:assert/strict'
import { test } from 'node:test'
import mandis from './mandis.json' with { type: 'json' }
import { searchMandis, simplify } from './search.ts'

const names = (text: string) => searchMandis(mandis, text).map((mandi) => mandi.name)

test('1: finds "Lasal Gaon" although the list has "Lasalgaon"', () => assert.deepEqual(names('Lasal Gaon'), ['Lasalgaon']))
test('2: ignores capitals', () => assert.deepEqual(names('LASALGAON'), ['Lasalgaon']))
test('3: ignores an accent in the list', () => assert.equal(names('malegaon')[0], 'Mālegaon'))
test('4: ignores an accent in the search', () => assert.deepEqual(names('BĀRMER'), ['Bārmer']))
test('5: ignores brackets', () => assert.deepEqual(names('indore(chh'), ['Indore (Chhawni)']))
test('6: lists names that start with the text first, each group in order', () => {
  const found = searchMandis(mandis, 'pur').map((mandi) => simplify(mandi.name))
  const starts = found.filter((name) => name.startsWith('pur'))
  assert.ok(starts.length > 0 && starts.length < found.length)
  assert.deepEqual(found, [...starts.toSorted(), ...found.slice(starts.length).toSorted()])
})
test('7: finds nothing for an empty text, spaces and a single bracket', () => {
  for (const text of ['', '   ', '(']) assert.deepEqual(names(text), [])
})
test('8: finds nothing for a text that is nowhere', () => assert.deepEqual(names('qqq'), []))
test('does not change the list', () => {
  const before = mandis.map((mandi) => mandi.id)
  names('a')
  assert.deepEqual(mandis.map((mandi) => mandi.id), before)
})
