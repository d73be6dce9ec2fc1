// The provider's side: the real Menu must answer as the contract says. Orders isn't needed.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkProvider } from '../src/contract.js'
import { dishesGiven } from '../src/dishes.js'
import { createMenu } from '../src/menu.js'

const { interactions } = JSON.parse(readFileSync(new URL('../contract.json', import.meta.url), 'utf8'))

for (const interaction of interactions)
  test(`menu ${interaction.name}`, async () => {
    const found = await checkProvider([interaction], (given) => createMenu({ dishes: dishesGiven(given) }))
    assert.deepEqual(found, [])
  })
