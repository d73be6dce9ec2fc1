// Import the tables from './rates.js'.

/** The price in paise. Throws a RangeError for a weight or a PIN that can't be priced. */
export function priceOf(grams, pin) {
  // Move the code here, then make it refuse wrong values.
}
