import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Send, SiteBundle } from '#contract/kit/rendering.ts'
import type { Web } from './bundle.ts'
import { sendNotFound, isPageRequest } from '../http/error-responses.ts'
import { createPageCache, finish, type CachedPage } from '../cache/page-cache.ts'
import type { App } from '../http/serve.ts'

const areas = ['/dashboard', '/dashboard/*', '/admin', '/admin/*']

/** Serves the site: built files, public pages rendered here, and the document in which the areas start. */
export async function pageRoutes(app: App, web: Web) {
  await web.mountFiles(app)
  const send = inProcess(app)
  const keep = createPageCache(web.isDevelopment ? () => null : app.deps.contentVersion)
  for (const { path: route, source, freshness } of web.bundle.publicRoutes) {
    const assets = web.publicAssets(source)
    const keepIf = freshness === 'live' ? createPageCache(() => null) : keep
    app.get(route, async (request, reply) => {
      const path = request.url.split('?', 1)[0]!
      const { params, query } = request as { params: Record<string, string>; query: Record<string, string> }
      const asked = { route, path, params, query, publicUrl: app.deps.env.publicUrl }
      // A query that the page does not read is no reason to keep it twice.
      const address = freshness === 'by query' ? request.url : path
      const page = await keepIf(address, () => web.bundle.renderPage(asked, send, assets))
      return sendPage(request, reply, page)
    })
  }
  const area = await finish({ status: 200, html: web.bundle.appShell(web.areaAssets()) })
  for (const path of areas) app.get(path, (request, reply) => sendPage(request, reply, area))
  app.errorPage = kept((httpStatus, message) => web.bundle.errorPage({ httpStatus, message }, web.areaAssets()))
  deadLinks(app)
  forMachines(app, web.bundle, send)
  app.setNotFoundHandler(elsewhere)
}

/** Most of those who are told of trouble are told the same, and just then there is no time to write it anew. */
function kept(write: (httpStatus: number, message: string) => string) {
  const pages = new Map<string, string>()
  return (httpStatus: number, message: string) => {
    const key = `${httpStatus} ${message}`
    const page = pages.get(key) ?? write(httpStatus, message)
    if (pages.size < 100) pages.set(key, page)
    return page
  }
}

/** Addresses that the old dashboard linked to though no page had them; whoever kept one arrives all the same. */
function deadLinks(app: App) {
  app.get('/performance', (_request, reply) => reply.redirect('/dashboard/your-perfomance', 301))
  app.get<{ Params: { id: string } }>('/courses/:id/tasks', ({ params }, reply) =>
    reply.redirect(`/dashboard/tasks/${encodeURIComponent(params.id)}`, 301),
  )
}

/** What search engines and phones ask for. */
function forMachines(app: App, bundle: SiteBundle, send: Send) {
  const { publicUrl } = app.deps.env
  const hour = 'public, max-age=3600'
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', hour)
      .send(`${robots}Sitemap: ${publicUrl}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', hour)
      .send(await bundle.sitemap(send, publicUrl)),
  )
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
  'Disallow: /admin',
  'Disallow: /v1/',
  'Disallow: /files/',
  '',
].join('\n')

/** Asked again with the same tag, nothing but 304 goes out. */
function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.header('cache-control', 'no-cache').header('etag', page.etag).header('vary', 'accept-encoding')
  if (headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepted = headers['accept-encoding'] ?? ''
  reply.code(page.status).type('text/html; charset=utf-8')
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.plain)
}

/** A page's data come from the API in this process, through the same door as everybody's. */
function inProcess(app: App): Send {
  return async ({ method, path, headers }) => {
    const answer = await app.inject({ method: method as 'GET', url: path, headers })
    return { http: answer.statusCode, body: answer.json() }
  }
}

/** Unknown pages lead to the dashboard, as the spec says; unknown calls and files are refused. */
function elsewhere(request: FastifyRequest, reply: FastifyReply) {
  if (isPageRequest(request) && !request.url.startsWith('/files/')) return reply.redirect('/dashboard', 302)
  return sendNotFound(request, reply)
}
