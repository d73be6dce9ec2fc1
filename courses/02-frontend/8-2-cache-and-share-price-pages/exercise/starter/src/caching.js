import { createHash } from 'node:crypto'

/** The first 12 signs of the sha256 of a text, in hex. */
export function fingerprintOf(text) {
  return ''
}

/** The cache-control of a path: a page, a file with a fingerprint, or something personal under /account. */
export function cacheControl(path) {
  return ''
}

/** Keeps rendered pages. get(key) renders a page only once; throwAway(keys) forgets exactly these. */
export function createPages(render) {
  return {
    get: (key) => render(key),
    throwAway: (keys) => {},
  }
}

/** The right spelling of a path such as /mandi/Kolar/, or null if it is right already. */
export function redirectFor(path) {
  return null
}
