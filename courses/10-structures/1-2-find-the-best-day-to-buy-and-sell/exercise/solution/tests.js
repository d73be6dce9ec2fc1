import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { bestTrade } from './best-trade.js'

test('finds the best later day to sell', () => {
  assert.deepEqual(bestTrade([1900, 1400, 1700, 1200, 1650]), { buy: 3, sell: 4, profit: 450 })
  assert.deepEqual(bestTrade([1200, 1800, 900, 1300]), { buy: 0, sell: 1, profit: 600 })
})
test('returns null when no trade earns anything', () => {
  for (const prices of [[], [1500], [1900, 1700, 1500], [1500, 1500]]) assert.equal(bestTrade(prices), null)
})
test('keeps the trade that sells first when profits are equal', () => {
  assert.deepEqual(bestTrade([10, 15, 5, 10]), { buy: 0, sell: 1, profit: 5 })
})
test('agrees with the slow solution', () => {
  for (let round = 0; round < 500; round++) {
    const prices = Array.from({ length: round % 12 }, () => Math.floor(Math.random() * 20))
    let best = 0
    for (let i = 0; i < prices.length; i++)
      for (let j = i + 1; j < prices.length; j++) best = Math.max(best, prices[j] - prices[i])
    assert.equal(bestTrade(prices)?.profit ?? 0, best)
  }
})
test('prints the best trade of the file', () => {
  const rows = readFileSync(new URL('../../mandi-prices.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','))
  const trade = bestTrade(rows.map(([, price]) => Number(price)))
  console.log(rows[trade.buy].join(' '), rows[trade.sell].join(' '), trade.profit)
})
