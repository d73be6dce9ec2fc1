import type { App } from '../http/serve.ts'
import { compressPage } from '../cache/page-cache.ts'
import type { Web } from './bundle.ts'
import { lazily, sendPage } from './send-page.ts'

/** The build that browsers keep on the device; null if the worker is switched off, and in development. */
export const workerBuild = (app: App, { buildId }: Web): string | null =>
  app.deps.env.hasServiceWorker ? buildId : null

/** Serves the service worker, or one that removes what it stored, and itself. */
export function serviceWorkerRoute(app: App, web: Web) {
  const { on, off } = web.bundle.serviceWorker
  const id = workerBuild(app, web)
  const html = id ? `const build=${JSON.stringify({ id, ...routesOf(web) })};${on}` : off
  const script = lazily(() => compressPage({ status: 200, html }))
  app.get('/service-worker.js', async (request, reply) =>
    sendPage(request, reply, await script(), { type: 'text/javascript; charset=utf-8' }),
  )
}

/** What the worker knows about the areas (web/app/worker/build.d.ts). */
const routesOf = ({ bundle }: Web) => ({
  documents: [...bundle.everydayPages, '/dashboard/*'],
  routes: bundle.areaPages.map(({ path }) => path),
})
