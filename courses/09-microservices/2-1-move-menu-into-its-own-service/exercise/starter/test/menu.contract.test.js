// The provider's side: the real Menu must answer as the contract says. Orders isn't needed.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkProvider } from '../src/contract.js'
import { dishesGiven } from '../src/dishes.js'
import { createMenu } from '../src/menu.js'

const { interactions } = JSON.parse(readFileSync(new URL('../contract.json', import.meta.url), 'utf8'))

test('menu takes a portion', async () => {
  const found = await checkProvider(interactions.slice(0, 1), (given) => createMenu({ dishes: dishesGiven(given) }))
  assert.deepEqual(found, [])
})
