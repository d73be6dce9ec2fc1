import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Assets, PageRequest, Send, SiteBundle } from '#contract/kit/rendering.ts'
import { getSite } from '#contract/site/settings.ts'
import { createCall } from '#web/kit/api/call.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { Hydrated } from './hydrated.tsx'
import { toDocument } from './document.ts'
import * as forMachines from './public/sitemap-and-manifest.ts'
import { PublicLayout } from './public/public.layout.tsx'
import { publicRoutes as routes } from './public.routes.ts'
import { ErrorPage } from './error.page.tsx'

const pages = new Map(
  await Promise.all(routes.map(async (route) => [route.path, (await route.module()).page] as const)),
)

export const publicRoutes: SiteBundle['publicRoutes'] = routes.map(({ path, source }) => ({
  path,
  source,
  freshness: pages.get(path)?.freshness ?? 'by path',
}))

export async function renderPage({ route, path, params, query, publicUrl }: PageRequest, send: Send, assets: Assets) {
  // Each page's own type is checked where it is written; here they are all alike.
  const page = pages.get(route) as unknown as PublicPage<unknown>
  const call = createCall(send)
  const [site, data] = await Promise.all([call(getSite), page.load(call, { params, query })])
  const { View } = page
  // The frame around it is words and links: only what is inside wakes up in the browser.
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
    head: page.head({ data }),
    siteName: site.name,
    address: { publicUrl, path },
    body,
    data: page.isInteractive ? { route, data } : undefined,
    assets,
    script: page.isInteractive ? 'page' : page.hasVideo ? 'hero' : 'none',
  })
  return { status: page.status?.(data) ?? 200, html }
}

// Where the settings cannot be asked.
const siteName = 'Kaushal Techbridge'

// Without the pages of a parameter, and without those that are only a means.
const listed = routes.map(({ path }) => path).filter((path) => !path.includes(':') && !/password/.test(path))

export const sitemap: SiteBundle['sitemap'] = (send, publicUrl) => forMachines.sitemap(listed, send, publicUrl)

export const manifest: SiteBundle['manifest'] = forMachines.manifest

export const errorPage: SiteBundle['errorPage'] = (trouble, assets) =>
  toDocument({
    head: { title: 'Please try again', description: trouble.message, isNoIndex: true },
    siteName,
    address: null,
    body: renderToStaticMarkup(<ErrorPage {...trouble} name={siteName} />),
    data: undefined,
    assets,
    script: 'none',
  })

export const appShell: SiteBundle['appShell'] = (assets) =>
  toDocument({
    head: { title: 'Learning area', description: 'Courses, tasks and reviews', isNoIndex: true },
    siteName,
    address: null,
    body: '<div id="root"></div>',
    data: undefined,
    assets,
    script: 'area',
  })
