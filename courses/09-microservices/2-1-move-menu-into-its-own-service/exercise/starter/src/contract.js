import fastify from 'fastify'

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
 * interactions: [{ name, given, before, request, response: { status, body } }, …]
 * start(given) returns a new Fastify app in the state that `given` describes. The requests `before` come first.
 */
export async function checkProvider(interactions, start) {
  return []
}

/** A stub: plays the provider for the consumer's test, and answers what the contract says. Other requests get 500. */
export function createStub(interactions) {
  return fastify()
}
