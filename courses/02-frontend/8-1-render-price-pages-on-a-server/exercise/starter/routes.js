/** 'Indore (Chhawni)' becomes 'indore-chhawni'. */
export function slugOf(name) {
  return name
}

/** Text that is safe between tags and in an attribute with double quotes. */
export function escapeHtml(text) {
  return text
}

/** JSON that is safe inside of a script element, and still the same JSON. */
export function safeJson(value) {
  return JSON.stringify(value)
}

/**
 * What the server answers to an address such as '/mandi/kolar' or '/?q=goa':
 * { status: 200, page: 'list', q }, { status: 200, page: 'mandi', mandi } or
 * { status: 404, page: 'missing' }.
 */
export function route(address, mandis) {
  return { status: 404, page: 'missing' }
}

/** The mandis whose name or state contains the text; capitals and spaces at the ends don't matter. */
export function matching(mandis, q) {
  return mandis
}
