import assert from 'node:assert/strict'
import test from 'node:test'
import { newShop } from './shop.ts'

test('the shop is healthy', async () => {
  const { app } = await newShop()
  assert.equal((await app.inject('/health')).statusCode, 200)
})

// TODO: what must never happen
