import { rates, surcharges, zones } from './rates.js'

export function zoneOf(pin) {
  if (!/^\d{6}$/.test(pin)) throw new RangeError(`A PIN has six digits, not "${pin}"`)
  const zone = zones.get(pin[0])
  if (zone === undefined) throw new RangeError(`We don't deliver to PINs starting with ${pin[0]}`)
  return zone
}

function rateFor(grams) {
  // The comparison is also false for NaN.
  if (!(grams > 0)) throw new RangeError('The weight must be a number of grams above 0')
  const rate = rates.find(({ upToGrams }) => grams <= upToGrams)
  if (rate === undefined) throw new RangeError(`The heaviest parcel is ${rates.at(-1).upToGrams} g`)
  return rate.paise
}

export function priceOf(grams, pin) {
  return rateFor(grams) + surcharges[zoneOf(pin)]
}
