import { expect, test } from 'vitest'
import { nextReceiptNumber } from './receipts.mjs'
import { createStore } from './store.mjs'

/** Ten payments at the same moment; the numbers must be 1 to 10. */
async function tenAtOnce(seed) {
  const store = createStore({ seed })
  const numbers = await Promise.all(Array.from({ length: 10 }, () => nextReceiptNumber(store)))
  return numbers.sort((a, b) => a - b)
}

test('ten payments at once get the numbers 1 to 10, a hundred times', async () => {
  for (let seed = 1; seed <= 100; seed++) {
    const numbers = await tenAtOnce(seed)
    // The seed in the value names the failing round, so that it can be repeated alone.
    expect({ seed, numbers }).toEqual({ seed, numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
  }
})

test('payments one after the other get 1, 2, 3', async () => {
  const store = createStore()
  expect([await nextReceiptNumber(store), await nextReceiptNumber(store), await nextReceiptNumber(store)]).toEqual([1, 2, 3])
})
