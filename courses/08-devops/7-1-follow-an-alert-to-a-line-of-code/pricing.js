// src/pricing.js of Kadai 1.4.0: prices of a basket, with the offers of a shop.
import { pool } from './database.js'

const TEN_PIECES_PERCENT = 5

/** The price list of a shop, as { item: paise }. One query. */
export async function priceList(shop) {
  const { rows } = await pool.query('select item, paise from prices where shop = $1', [shop])
  return Object.fromEntries(rows.map(({ item, paise }) => [item, Number(paise)]))
}

function withDiscount(amount, quantity) {
  if (quantity < 10) return amount
  return amount - Math.round((amount * TEN_PIECES_PERCENT) / 100)
}

/** Offers are valid for one shop and one day, for example "two for one". */
function applyOffer(amount, quantity, offer) {
  switch (offer?.kind) {
    case 'two-for-one':
      return amount - Math.floor(quantity / 2) * (amount / quantity)
    case 'percent':
      return amount - Math.round((amount * offer.percent) / 100)
    default:
      return amount
  }
}

/** Checks a basket before it is priced. */
function assertLines(lines) {
  if (lines.length === 0) throw new RangeError('the basket is empty')
  if (lines.length > 100) throw new RangeError('at most 100 lines')
}

/**
 * The total of a basket in paise.
 * New in 1.4.0: offers. Singanallur tries them first (flag "offers").
 */
export async function priceBasket(shop, lines, { offers = false } = {}) {
  assertLines(lines)
  const prices = await priceList(shop)
  let total = 0
  for (const { item, quantity } of lines) {
    let amount = withDiscount(prices[item] * quantity, quantity)
    if (offers) {
      const { rows } = await pool.query('select kind, percent from offers where shop = $1 and item = $2 and day = current_date', [shop, item])
      amount = applyOffer(amount, quantity, rows[0])
    }
    total += amount
  }
  return total
}
