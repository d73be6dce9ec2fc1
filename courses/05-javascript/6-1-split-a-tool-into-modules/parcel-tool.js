// Prices a parcel. Usage: node parcel-tool.js GRAMS PIN      for example: node parcel-tool.js 1200 560001
// The rates are invented for this exercise.
const rates = [
  { upToGrams: 500, paise: 4000 },
  { upToGrams: 1000, paise: 6500 },
  { upToGrams: 2000, paise: 9000 },
]
const zones = { 1: 'North', 2: 'North', 4: 'West', 5: 'South', 6: 'South', 7: 'East' }
const surcharges = { North: 2500, West: 1500, South: 0, East: 2500 }

function zoneOf(pin) {
  return zones[pin[0]]
}

function rateFor(grams) {
  return rates.find((rate) => grams <= rate.upToGrams).paise
}

function priceOf(grams, pin) {
  return rateFor(grams) + surcharges[zoneOf(pin)]
}

function slip(grams, pin) {
  const rupees = (priceOf(grams, pin) / 100).toFixed(2)
  return `Parcel of ${grams} g to ${pin} (${zoneOf(pin)}): ₹${rupees}`
}

const [grams, pin] = process.argv.slice(2)
console.log(slip(Number(grams), pin))
