/** A short fingerprint of a text, in double quotes. Equal texts have equal ones. */
export function etagOf(text) {
  return String(Date.now())
}

/** The cache-control of a path: a page, a file with a fingerprint, or something personal under /account. */
export function cacheControl(path) {
  return ''
}

/** { status, headers, body }: 304 and an empty body if the reader has this version already. */
export function respond(body, ifNoneMatch) {
  return { status: 200, headers: {}, body }
}

/**
 * Keeps rendered pages. get(key) renders a page only once; priceArrived(slug)
 * throws away exactly the pages that showing(slug) names.
 */
export function createPages(render, showing) {
  return {
    get: (key) => render(key),
    priceArrived: (slug) => {},
  }
}

/** The right spelling of an address such as /mandi/Kolar/, or null if it is right already. */
export function redirectFor(path) {
  return null
}
