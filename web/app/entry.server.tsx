import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { everydayPages } from '#contract/app/everyday-pages.ts'
import { titleOf } from '#contract/app/page.ts'
import { areas } from '#contract/app/pages.ts'
import type { Assets, PageRequest, Send, SiteBundle } from '#contract/kit/rendering.ts'
import { getSite } from '#contract/site/settings.ts'
import { createCall } from '#web/kit/api/call.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import type { Preloadable } from '#web/kit/lazy-component.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { AdminShell } from './admin/admin-shell.tsx'
import { staffComponents } from './admin/pages.ts'
import { CompanyShell } from './company/company-shell.tsx'
import { companyComponents } from './company/pages.ts'
import { Hydrated } from './hydrated.tsx'
import { LearnerShell } from './learner/learner-shell.tsx'
import { learnerComponents } from './learner/pages.ts'
import { toDocument } from './document.ts'
import * as machineFiles from './public/sitemap-and-manifest.ts'
import { PublicLayout } from './public/public.layout.tsx'
import { publicRoutes as routes } from './public.routes.ts'
import { ErrorPage } from './error.page.tsx'
import { text as worker } from './worker/service-worker.ts?bundled'
import { text as switchedOffWorker } from './worker/switched-off.ts?bundled'

const pages = new Map(
  await Promise.all(routes.map(async (route) => [route.path, (await route.module()).page] as const)),
)

export const publicRoutes: SiteBundle['publicRoutes'] = routes.map(({ path, source }) => ({
  path,
  source,
  freshness: pages.get(path)?.freshness ?? 'by path',
  hasForm: pages.get(path)?.post !== undefined,
}))

export async function renderPage(pageRequest: PageRequest, send: Send, assets: Assets) {
  const { route, path, params, query, publicUrl, fields } = pageRequest
  // Each page's data type is checked in its own file.
  const page = pages.get(route) as unknown as PublicPage<unknown>
  const call = createCall(send)
  const request = { params, query, isHttps: publicUrl.startsWith('https:') }
  const loading = fields && page.post ? page.post(call, { ...request, fields }) : page.load(call, request)
  const [site, data] = await Promise.all([call(getSite), loading])
  const { View } = page
  // Only the view is hydrated in the browser; the layout around it stays static.
  const view = renderToString(
    <Hydrated>
      <View data={data} />
    </Hydrated>,
  )
  const body = renderToStaticMarkup(
    <PublicLayout site={site} path={path}>
      <div id="root" dangerouslySetInnerHTML={{ __html: view }} />
    </PublicLayout>,
  )
  const html = toDocument({
    head: { ...page.head({ data }), ...(page.isUnlisted && { isNoIndex: true }) },
    siteName: site.name,
    address: { publicUrl, path },
    body,
    data: page.isInteractive ? { route, data } : undefined,
    assets,
    script: page.isInteractive ? 'page' : page.hasVideo ? 'hero' : 'none',
    hasMemberLinks: page.hasMemberLinks ?? false,
  })
  return { status: page.status?.(data) ?? 200, html }
}

// Used where the settings can't be loaded.
const siteName = 'Kaushal Techbridge'

const listed = routes.map(({ path }) => path).filter((path) => !path.includes(':') && !pages.get(path)?.isUnlisted)

export const sitemap: SiteBundle['sitemap'] = (send, publicUrl) => machineFiles.sitemap(listed, send, publicUrl)

export const manifest: SiteBundle['manifest'] = machineFiles.manifest

export const errorPage: SiteBundle['errorPage'] = (error, assets) =>
  toDocument({
    head: {
      title: error.httpStatus >= 500 ? 'We’ll be right back' : 'This page isn’t available',
      description: error.message,
      isNoIndex: true,
    },
    siteName,
    address: null,
    body: renderToStaticMarkup(<ErrorPage {...error} name={siteName} />),
    data: undefined,
    assets,
    script: 'none',
  })

export { everydayPages }

export { sandboxedDocuments } from './sandboxed-documents.ts'

export const serviceWorker: SiteBundle['serviceWorker'] = { on: worker, off: switchedOffWorker }

/** On the server, preloading a component returns the name of its file (build/page-files.ts). */
export const areaPages: SiteBundle['areaPages'] = await Promise.all(
  Object.entries<Preloadable>({ ...learnerComponents, ...companyComponents, ...staffComponents }).map(
    async ([path, component]) => ({
      path,
      source: (await component.preload()) as string,
    }),
  ),
)

function areaTitle(route: string): string {
  const page = areas.find(({ pages }) => route in pages)?.pages[route]
  if (page) return titleOf(page)
  return route.startsWith('/company') ? 'Company area' : 'Learning area'
}

export const areaDocument: SiteBundle['areaDocument'] = (route, assets) =>
  toDocument({
    head: {
      title: areaTitle(route),
      description: 'Courses, tasks and reviews',
      isNoIndex: true,
    },
    siteName,
    address: null,
    body: `${scriptNote}<div id="root">${renderShell(route.replaceAll(/:\w+/g, '0').replace('*', 'other'))}</div>`,
    data: undefined,
    assets,
    script: 'area',
  })

/** Also for somebody who comes back from the gateway's payment page. */
const scriptNote = renderToStaticMarkup(
  <noscript>
    <Callout tone="waiting" className="m-5">
      This page needs JavaScript. Turn it on in your browser’s settings and reload the page. If you’ve just paid, don’t
      pay again: we’ll email you when your courses are open.
    </Callout>
  </noscript>,
)

const renderShell = (path: string) => renderToStaticMarkup(<StaticRouter location={path}>{shellAt(path)}</StaticRouter>)

function shellAt(path: string) {
  if (path.startsWith('/admin')) return <AdminShell />
  return path.startsWith('/company') ? <CompanyShell /> : <LearnerShell />
}
