import { buildCache, storeDocument } from './builds.ts'

const routes = build.routes.map((route) => ({ route, pattern: patternOf(route) }))

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`)
}

/** The route of a page of the areas; `/dashboard/*` for one that isn't known; null for other addresses. */
export function routeAt(pathname: string): string | null {
  const [, area] = /^\/(dashboard|company|admin)(\/|$)/.exec(pathname) ?? []
  if (!area) return null
  return routes.find(({ pattern }) => pattern.test(pathname))?.route ?? `/${area}/*`
}

/**
 * The document of a route, from the device. Any document of an area opens all its pages, so that of the area does until
 * the route's own, which names the files of the page, is stored.
 */
export async function documentAt(route: string, event: FetchEvent): Promise<Response> {
  const cache = await buildCache()
  const area = route.replace(/^(\/\w+).*/, '$1/*')
  const stored = await cache.match(route)
  if (stored) return stored
  const missing = [...new Set([route, area])]
  event.waitUntil(Promise.all(missing.map(storeDocument)).catch(() => null))
  return (await cache.match(area)) ?? fetch(event.request)
}
