/** A short fingerprint of a text, in double quotes. On a server, take the hash of node:crypto. */
export function etagOf(text) {
  let number = 5381
  for (const sign of text) number = (number * 33 + sign.codePointAt(0)) % 4294967296
  return `"${number.toString(16)}"`
}

export function cacheControl(path) {
  if (path === '/account' || path.startsWith('/account/')) return 'no-store'
  if (/-[0-9a-f]{6,}\.(js|css)$/.test(path)) return 'public, max-age=31536000, immutable'
  return 'public, max-age=60, s-maxage=600, stale-while-revalidate=3600'
}

export function respond(body, ifNoneMatch) {
  const etag = etagOf(body)
  const isKnown = ifNoneMatch === etag
  return { status: isKnown ? 304 : 200, headers: { etag }, body: isKnown ? '' : body }
}

export function createPages(render, showing) {
  const pages = new Map()
  return {
    get(key) {
      if (!pages.has(key)) pages.set(key, render(key))
      return pages.get(key)
    },
    priceArrived(slug) {
      for (const key of showing(slug)) pages.delete(key)
    },
  }
}

export function redirectFor(path) {
  const right = path.toLowerCase().replace(/(?<=.)\/+$/, '')
  return right === path ? null : right
}
