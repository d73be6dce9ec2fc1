import type { SiteBundle } from '#contract/kit/rendering.ts'
import type { Web } from '#server/kit/pages/bundle.ts'

const assets = {
  early: '/early.js',
  styles: [],
  fonts: [],
  scripts: [],
  preload: [],
  hero: '/hero.js',
  member: '/member.js',
}

/** A site with one page that loads the school's name from the API, like every page. */
const bundle: SiteBundle = {
  publicRoutes: [
    { path: '/name', source: 'name.tsx', freshness: 'by path', hasForm: true },
    { path: '/live', source: 'live.tsx', freshness: 'live', hasForm: false },
    { path: '/private/:token', source: 'private.tsx', freshness: 'private', hasForm: true },
  ],
  renderPage: async ({ fields }, send) => {
    if (fields?.['cancel']) {
      const { http } = await send({ method: 'DELETE', path: '/v1/demos/bookings/1', headers: {} })
      return { status: http, html: '' }
    }
    if (fields) return { status: 200, html: `<p>${JSON.stringify(fields)}</p>` }
    const { body } = await send({ method: 'GET', path: '/v1/site', headers: {} })
    if ((body as { status: number }).status !== 1) throw body
    return { status: 200, html: `<h1>${(body as { data: { name: string } }).data.name}</h1>` }
  },
  sandboxedDocuments: [
    {
      path: '/practice/frame/a1b2c3',
      title: 'A frame',
      script: 'start()',
      sandbox: 'allow-scripts',
      policy: { 'script-src': 'data:', 'worker-src': 'data:' },
    },
  ],
  areaPages: ['/dashboard', '/dashboard/tasks/:courseId', '/admin'].map((path) => ({ path, source: 'page.tsx' })),
  everydayPages: ['/dashboard', '/dashboard/tasks/:courseId'],
  serviceWorker: { on: 'start()', off: 'remove()' },
  areaDocument: () => '<div id="root"></div>',
  errorPage: ({ httpStatus, message }) => `<h1>${httpStatus}</h1><p>${message}</p>`,
  sitemap: async () => '<urlset/>',
  manifest: async () => ({ name: 'A school' }),
}

/** Avoids building the whole site in a test of the server. */
export const smallSite: Web = {
  bundle,
  buildId: 'a1b2c3',
  publicAssets: () => assets,
  areaAssets: () => assets,
  mountFiles: async () => {},
  isDevelopment: false,
}
