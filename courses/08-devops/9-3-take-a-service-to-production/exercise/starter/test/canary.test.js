import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide } from '../src/canary.js'

const stable = { writes: 900, errors: 9, p95Ms: 120 }

test('a canary like the stable version goes on', () => {
  assert.equal(decide({ stable, canary: { writes: 100, errors: 1, p95Ms: 125 } }), 'promote')
})
