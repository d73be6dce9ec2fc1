/**
 * What an answer lacks, compared with the contract's example; one text per finding:
 *   'paise is missing'   'paise is string, not number'   'reason is "gone", not "sold-out"'
 * More fields are fine, and so are other values. Only `reason` must be equal: consumers decide by it.
 */
export function differences(expected, actual) {
  return []
}

/**
 * Sends each request of the contract to the provider, and returns one text per finding:
 *   'takes a portion: status is 404, not 200'   'takes a portion: paise is missing'
 * interactions: [{ name, given, request, response: { status, body } }, …]
 * start(given) returns a new provider, already in the state that `given` describes.
 */
export function checkProvider(interactions, start) {
  return []
}
