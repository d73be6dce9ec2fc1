import data from './prices.json' with { type: 'json' }
import { bestMandi, change, formatDay, formatRupees, income } from './prices.js'

export * from './prices.js' // so that the checks can call the functions

console.log(data.mandis.length, income(14, 45, 1780))
// Print one line for every crop of every mandi, such as: Kolar, Tomato:
// ₹1,333 (up 133)
