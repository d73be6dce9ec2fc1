/**
 * Menu as a service without a network: handle({ method, path }) returns { status, body }.
 *   PUT /dishes/thali/portions/ord-1
 *     200 { dishName, paise, left }    the order has a portion; the same request again is the same portion
 *     409 { reason: 'sold-out' }
 *     404 { reason: 'unknown-dish' }   also for other paths: { reason: 'no-such-path' }
 */
export function createMenu(dishes) {
  // dishes: { thali: { name: 'Veg thali', paise: 12000, left: 40 }, … }; it stays as it was, so work with a copy.
  return {
    handle({ method, path }) {
      return { status: 404, body: { reason: 'no-such-path' } }
    },
  }
}
