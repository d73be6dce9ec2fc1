import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Send, SiteBundle } from '#contract/kit/rendering.ts'
import type { Web } from './bundle.ts'
import { sendNotFound, isPageRequest } from '../http/error-responses.ts'
import { compressPage, createPageCache, type PageCache } from '../cache/page-cache.ts'
import type { App } from '../http/serve.ts'
import { acceptFormPosts } from './form-posts.ts'
import { sandboxedDocumentRoute } from './sandboxed-documents.ts'
import { lazily, sendPage } from './send-page.ts'
import { serviceWorkerRoute, workerBuild } from './service-worker.ts'

/** Serves the built files, the public pages and the documents of the learner, company and staff areas. */
export async function pageRoutes(app: App, web: Web) {
  await web.mountFiles(app)
  const send = createInProcessSend(app)
  await app.register(async (scope) => {
    acceptFormPosts(scope)
    for (const route of web.bundle.publicRoutes) if (route.hasForm) formRoute(app, scope, web, route)
  })
  const cachedPage = createPageCache(web.isDevelopment ? () => null : app.deps.contentVersion)
  for (const { path: route, source, freshness } of web.bundle.publicRoutes) {
    if (freshness === 'private') {
      privateRoute(app, web, route, source)
      continue
    }
    const assets = web.publicAssets(source)
    const getPage = freshness === 'live' ? createPageCache(() => null) : cachedPage
    app.get(route, async (request, reply) => {
      const pageRequest = toPageRequest(app, route, request)
      const { path } = pageRequest
      // Pages that don't read the query are cached once for all queries.
      const url = freshness === 'by query' ? request.url : path
      const page = await getPage(url, () => web.bundle.renderPage(pageRequest, send, assets))
      return sendPage(request, reply, page)
    })
  }
  const canonicalPath = createCanonicalPath(pagePaths(web.bundle))
  for (const { path, source } of web.bundle.areaPages) areaRoute(app, web, { route: path, source })
  for (const route of ['/dashboard/*', '/company/*', '/admin/*']) areaRoute(app, web, { route, canonicalPath })
  const errorAssets = web.areaAssets('/dashboard/*')
  app.errorPage = memoize((httpStatus, message) => web.bundle.errorPage({ httpStatus, message }, errorAssets))
  for (const document of web.bundle.sandboxedDocuments) sandboxedDocumentRoute(app, document)
  serviceWorkerRoute(app, web)
  legacyRedirects(app)
  crawlerRoutes(app, web.bundle, { send, cachedPage })
  app.setNotFoundHandler((request, reply) => handleNotFound(request, reply, canonicalPath))
}

const pagePaths = ({ publicRoutes, areaPages }: SiteBundle) => [
  ...[...publicRoutes, ...areaPages].map(({ path }) => path),
  ...Object.keys(legacyPaths),
]

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!

function toPageRequest(app: App, route: string, request: FastifyRequest) {
  const path = pathOf(request)
  const { params, query } = request as { params: Record<string, string>; query: Record<string, string> }
  return { route, path, params, query, publicUrl: app.deps.env.publicUrl }
}

type AreaRoute = {
  route: string
  source?: string
  /** Only the wildcards receive another spelling of a page's address. */
  canonicalPath?: CanonicalPath
}

/**
 * The document of a page in the areas; it has no data, so it is the same for everybody. On the next visits the service
 * worker serves it, if it is of its build.
 */
function areaRoute(app: App, web: Web, { route, source, canonicalPath }: AreaRoute) {
  const assets = web.areaAssets(route, source)
  const build = workerBuild(app, web)
  const html = () => web.bundle.areaDocument(route, { ...assets, ...(build && { build }) })
  const page = lazily(() => compressPage({ status: 200, html: html() }))
  app.get(route, async (request, reply) => {
    const canonical = canonicalPath?.(pathOf(request))
    if (canonical) return redirectTo(canonical, request, reply)
    if (build) reply.header('x-build', build)
    return sendPage(request, reply, await page())
  })
}

type Route = SiteBundle['publicRoutes'][number]

/** A page that only people with its address may open: rendered for each visit, and kept nowhere. */
function privateRoute(app: App, web: Web, route: string, source: string) {
  const assets = web.publicAssets(source)
  app.get(route, async (request, reply) => {
    const page = await web.bundle.renderPage(
      toPageRequest(app, route, request),
      createInProcessSend(app, request),
      assets,
    )
    return sendPrivate(reply.headers(privateHeaders), page)
  })
}

const privateHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

const sendPrivate = (reply: FastifyReply, { status, html }: { status: number; html: string }) =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)

/** The page that answers a form posted without JavaScript. */
function formRoute(app: App, scope: FastifyInstance, web: Web, { path: route, source, freshness }: Route) {
  const assets = web.publicAssets(source)
  const hasSecretAddress = freshness === 'private'
  scope.post(route, { config: { hasSecretAddress } }, async (request, reply) => {
    const fields = (request.body ?? {}) as Record<string, string>
    // The API counts attempts by the visitor's address.
    const send = createInProcessSend(app, request)
    const page = await web.bundle.renderPage({ ...toPageRequest(app, route, request), fields }, send, assets)
    return sendPrivate(hasSecretAddress ? reply.headers(privateHeaders) : reply, page)
  })
}

/** During an outage most visitors get the same error page, and there is no time to render it each time. */
function memoize(render: (httpStatus: number, message: string) => string) {
  const pages = new Map<string, string>()
  return (httpStatus: number, message: string) => {
    const key = `${httpStatus} ${message}`
    const page = pages.get(key) ?? render(httpStatus, message)
    if (pages.size < 100) pages.set(key, page)
    return page
  }
}

/** The spec's dashboard links to these paths, which have no page. */
const legacyPaths: Record<string, (id: string) => string> = {
  '/performance': () => '/dashboard/your-perfomance',
  '/courses/:id/tasks': (id) => `/dashboard/tasks/${encodeURIComponent(id)}`,
}

function legacyRedirects(app: App) {
  for (const [path, target] of Object.entries(legacyPaths)) {
    app.get<{ Params: { id: string } }>(path, ({ params }, reply) => reply.redirect(target(params.id), 301))
  }
}

/** For search engines and phones. */
function crawlerRoutes(app: App, bundle: SiteBundle, { send, cachedPage }: { send: Send; cachedPage: PageCache }) {
  const { publicUrl } = app.deps.env
  const hour = 'public, max-age=3600'
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', hour)
      .send(`${robots}Sitemap: ${publicUrl}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const render = async () => ({ status: 200, html: await bundle.sitemap(send, publicUrl) })
    const { plain } = await cachedPage('/sitemap.xml', render)
    return reply.type('application/xml; charset=utf-8').header('cache-control', hour).send(plain)
  })
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', hour)
      .send(JSON.stringify(await bundle.manifest(send))),
  )
}

const robots = [
  'User-agent: *',
  'Disallow: /dashboard',
  'Disallow: /company',
  'Disallow: /admin',
  'Disallow: /v1/',
  'Disallow: /files/',
  '',
].join('\n')

/** Pages call the API in the same process, with the same checks as any client. A visitor's address and user agent are passed on. */
function createInProcessSend(app: App, visitor?: FastifyRequest): Send {
  const userAgent = visitor?.headers['user-agent']
  return async ({ method, path, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      headers: { ...headers, ...(userAgent !== undefined && { 'user-agent': userAgent }) },
      ...(body !== undefined && { payload: body as string }),
      ...(visitor && { remoteAddress: visitor.ip }),
    })
    return { http: response.statusCode, body: response.json() }
  }
}

/**
 * Pages with capitals or a trailing slash redirect to their address, and unknown pages to the dashboard, as the spec
 * says. It names the address, so that a visitor reads why (web/kit/api/missing-address.ts). Unknown API calls and files
 * get a 404.
 */
function handleNotFound(request: FastifyRequest, reply: FastifyReply, canonicalPath: CanonicalPath) {
  const path = pathOf(request)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const canonical = isRead ? canonicalPath(path) : null
  if (canonical) return redirectTo(canonical, request, reply)
  if (!isPageRequest(request) || path.startsWith('/files/')) return sendNotFound(request, reply)
  return reply.redirect(`/dashboard?missing=${encodeURIComponent(path.slice(0, 200))}`, 302)
}

/** The address may be secret, so nobody stores it or names it to other sites. */
const redirectTo = (path: string, { url }: FastifyRequest, reply: FastifyReply) =>
  reply
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .redirect(path + (/\?.*/.exec(url)?.[0] ?? ''), 301)

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const isParameter = (segment: string) => segment.startsWith(':')

type CanonicalPath = (path: string) => string | null

/**
 * Finds the page that somebody typed with capitals or a trailing slash; null if there is none, or if this is its address.
 * Parameters stay as they are: codes and tokens are case-sensitive.
 */
function createCanonicalPath(routes: string[]): CanonicalPath {
  const parametersIn = (segments: string[]) => segments.filter(isParameter).length
  // A fixed word comes before a parameter in its place.
  const patterns = routes.map(segmentsOf).toSorted((one, other) => parametersIn(one) - parametersIn(other))
  return (path) => {
    const given = segmentsOf(path)
    const matches = (pattern: string[]) =>
      pattern.length === given.length &&
      pattern.every((part, at) => isParameter(part) || part.toLowerCase() === given[at]!.toLowerCase())
    const found = patterns.find(matches)
    const address = found && `/${found.map((part, at) => (isParameter(part) ? given[at]! : part)).join('/')}`
    return address && address !== path ? address : null
  }
}
