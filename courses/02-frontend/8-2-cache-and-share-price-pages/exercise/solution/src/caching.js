import { createHash } from 'node:crypto'

export const fingerprintOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12)

export function cacheControl(path) {
  if (path === '/account' || path.startsWith('/account/')) return 'no-store'
  if (/-[0-9a-f]{12}\.(?:js|css)$/.test(path)) return 'public, max-age=31536000, immutable'
  return 'public, max-age=60, s-maxage=600, stale-while-revalidate=3600'
}

export function createPages(render) {
  const pages = new Map()
  return {
    get(key) {
      if (!pages.has(key)) pages.set(key, render(key))
      return pages.get(key)
    },
    throwAway(keys) {
      for (const key of keys) pages.delete(key)
    },
  }
}

export function redirectFor(path) {
  const right = path.toLowerCase().replace(/(?<=.)\/+$/, '')
  return right === path ? null : right
}
