import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { compareOffers } from './compare-offers.js'

const offers = JSON.parse(readFileSync(new URL('../../offers.json', import.meta.url), 'utf8'))
const result = compareOffers(offers)
console.table(result)
assert.deepEqual(result.find((offer) => offer.name === 'Company A'), { name: 'Company A', ctc: 1_200_000, monthly: 65_000, firstYear: 1_030_000, secondYear: 930_000 })
assert.deepEqual(compareOffers([{ name: 'X', fixed: 120_000 }]), [{ name: 'X', ctc: 120_000, monthly: 10_000, firstYear: 120_000, secondYear: 120_000 }])
assert.throws(() => compareOffers([{ name: 'X', fixed: -1 }]), /X/)
assert.throws(() => compareOffers([{ name: 'X', fixed: 1, paidShare: 2 }]), /X/)
