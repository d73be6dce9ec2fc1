// src/pricing.js of Kadai 1.4.1: prices of a basket, with the offers of a shop.
import { pool } from './database.js'

const TEN_PIECES_PERCENT = 5

/** The price list of a shop, as { item: paise }. One query. */
export async function priceList(shop) {
  const { rows } = await pool.query('select item, paise from prices where shop = $1', [shop])
  return Object.fromEntries(rows.map(({ item, paise }) => [item, Number(paise)]))
}

/** Today's offers for some items, as { item: offer }. One query, however long the basket is. */
async function offersOfToday(shop, items) {
  const { rows } = await pool.query(
    'select item, kind, percent from offers where shop = $1 and item = any($2) and day = current_date',
    [shop, items],
  )
  return Object.fromEntries(rows.map((row) => [row.item, row]))
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
  const offerOf = offers ? await offersOfToday(shop, lines.map((line) => line.item)) : {}
  let total = 0
  for (const { item, quantity } of lines) {
    const amount = applyOffer(withDiscount(prices[item] * quantity, quantity), quantity, offerOf[item])
    total += amount
  }
  return total
}
