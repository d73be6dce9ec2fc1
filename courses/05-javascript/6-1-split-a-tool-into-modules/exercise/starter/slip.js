import { priceOf } from './price.js'

/** The text on the parcel: Parcel of 1200 g to 560001 (South): ₹90.00 */
export function slip(grams, pin) {
  // Move the code here.
}
