// node --test format.test.ts   (Node.js 24 reads TypeScript directly)
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { describe, formatLitres, formatPaise, payout, type Entry } from './format.ts'

const file = new URL(process.env.MEMBER ?? './member-17.json', import.meta.url)
const entries = JSON.parse(readFileSync(file, 'utf8')) as Entry[]

test('groups rupees the Indian way', () => {
  assert.equal(formatPaise(5), '₹0.05')
  assert.equal(formatPaise(99900), '₹999.00')
  assert.equal(formatPaise(100000), '₹1,000.00')
  assert.equal(formatPaise(123456705), '₹12,34,567.05')
  assert.equal(formatPaise(-80050), '−₹800.50')
})

test('writes litres without useless zeros', () => {
  assert.equal(formatLitres(4250), '4.25 l')
  assert.equal(formatLitres(6000), '6 l')
  assert.equal(formatLitres(50), '0.05 l')
})

test('adds up the fortnight', () => {
  assert.equal(entries.length, 26)
  assert.deepEqual(payout(entries, 80000), { ml: 87950, paise: 352728, payout: 272728 })
})

test('describes an entry in one sentence', () => {
  assert.equal(
    describe({ day: '2026-11-01', shift: 'morning', ml: 4250, fatTenths: 39, paise: 16915 }),
    '1 Nov, morning: 4.25 litres, fat 3.9, ₹169.15',
  )
})
