import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeOf } from '../src/change.ts'

const row = { crop: 'Onion', low: 1150, usual: 1780, high: 2240, yesterday: 1725 }

test('describes each direction in words', () => {
  assert.equal(changeOf(row).text, '3%')
  assert.equal(changeOf({ usual: 1400, yesterday: 1460 }).text, '4%')
})
