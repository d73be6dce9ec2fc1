import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Send } from '#contract/kit/rendering.ts'
import { clientFolder, type Web } from './bundle.ts'
import { answerUnknown } from './error-answers.ts'
import type { App } from './serve.ts'

const areas = ['/dashboard', '/dashboard/*', '/admin', '/admin/*']

/** Serves the site: built files, public pages rendered here, and the document in which the areas start. */
export async function pageRoutes(app: App, web: Web) {
  await (web.mount ?? builtFiles)(app)
  const send = inProcess(app)
  for (const { path: route, source } of web.bundle.publicRoutes) {
    const assets = web.publicAssets(source)
    app.get(route, async (request, reply) => {
      const path = request.url.split('?', 1)[0]!
      const { params, query } = request as { params: Record<string, string>; query: Record<string, string> }
      const asked = { route, path, params, query, publicUrl: app.deps.env.publicUrl }
      const { status, html } = await web.bundle.renderPage(asked, send, assets)
      return sendHtml(reply, status, html)
    })
  }
  const area = web.bundle.areaDocument(web.areaAssets())
  for (const path of areas) app.get(path, (_request, reply) => sendHtml(reply, 200, area))
  app.setNotFoundHandler(elsewhere)
}

async function builtFiles(app: FastifyInstance) {
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their content.
      const isHashed = path.includes('/client/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}

const sendHtml = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)

/** A page's data come from the API in this process, through the same door as everybody's. */
function inProcess(app: App): Send {
  return async ({ method, path, headers }) => {
    const answer = await app.inject({ method: method as 'GET', url: path, headers })
    return { http: answer.statusCode, body: answer.json() }
  }
}

/** Unknown pages lead to the dashboard, as the spec says; unknown calls and files are refused. */
function elsewhere(request: FastifyRequest, reply: FastifyReply) {
  const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
  const isOurs = /^\/(v1|assets|media|files)(\/|$)/.test(request.url)
  if (isPage && !isOurs) return reply.redirect('/dashboard', 302)
  return answerUnknown(request, reply)
}
