import { hydrateRoot } from 'react-dom/client'
import type { Site } from '#contract/site/settings.ts'
import type { PublicPage } from '#web/kit/page.ts'
import { PublicLayout } from './public.layout.tsx'
import { publicRoutes } from './public.routes.ts'

type Embedded = { route: string; path: string; site: Site; data: unknown }

/** Wakes the page up that the server drew. */
async function start() {
  const { route, path, site, data } = JSON.parse(document.getElementById('page')!.textContent) as Embedded
  const { page } = await publicRoutes.find((candidate) => candidate.path === route)!.module()
  const { View } = page as unknown as PublicPage<unknown>
  hydrateRoot(
    document.getElementById('root')!,
    <PublicLayout site={site} path={path}>
      <View data={data} />
    </PublicLayout>,
  )
}

void start()
