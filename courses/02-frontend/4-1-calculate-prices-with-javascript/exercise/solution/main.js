import data from './prices.json' with { type: 'json' }
import { bestMandi, change, formatDay, formatRupees, income } from './prices.js'

export * from './prices.js' // so that the checks can call the functions

console.log(`Prices of ${formatDay(data.day)}, ${data.unit}`)
for (const mandi of data.mandis) {
  for (const row of mandi.prices) {
    console.log(`${mandi.name}, ${row.crop}: ${formatRupees(row.usual)} (${change(row)})`)
  }
}
console.log(`Best for onion: ${bestMandi(data.mandis, 'Onion')}; for rice: ${bestMandi(data.mandis, 'Rice')}`)
console.log(`Kamla gets ${formatRupees(income(14, 45, 1780))} in Lasalgaon, ${formatRupees(income(14, 45, 1510))} in Indore`)
