import assert from 'node:assert/strict'
import test from 'node:test'
import { priceOf } from './price.js'
import { slip } from './slip.js'

test('prices a parcel by weight', () => {
  assert.equal(priceOf(500, '560001'), 4000)
  assert.equal(priceOf(501, '560001'), 6500)
})

test('adds the surcharge of the zone', () => assert.equal(priceOf(800, '380001'), 8000))

test('writes a slip', () => assert.equal(slip(1200, '560001'), 'Parcel of 1200 g to 560001 (South): ₹90.00'))

test('refuses more than 2,000 g', () => assert.throws(() => priceOf(2500, '560001'), /heaviest parcel is 2000 g/))

test('refuses a weight that is no number above 0', () => {
  for (const grams of [0, -5, Number.NaN]) assert.throws(() => priceOf(grams, '560001'), RangeError)
})

test('refuses a PIN that has not six digits', () => {
  for (const pin of ['', '5600', 'abcdef', undefined]) assert.throws(() => priceOf(500, pin), /six digits/)
})

test('refuses a PIN without a zone', () => assert.throws(() => priceOf(500, '900001'), /starting with 9/))
