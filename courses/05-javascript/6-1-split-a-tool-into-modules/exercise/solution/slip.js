import { priceOf, zoneOf } from './price.js'

export function slip(grams, pin) {
  const rupees = (priceOf(grams, pin) / 100).toFixed(2)
  return `Parcel of ${grams} g to ${pin} (${zoneOf(pin)}): ₹${rupees}`
}
