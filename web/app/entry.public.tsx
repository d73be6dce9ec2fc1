import { hydrateRoot } from 'react-dom/client'
import type { PublicPage } from '#web/kit/page.ts'
import { publicRoutes } from './public.routes.ts'

type Embedded = { route: string; data: unknown }

/** Wakes the page up that the server drew; the frame around it needs no script. */
async function start() {
  const { route, data } = JSON.parse(document.getElementById('page')!.textContent) as Embedded
  const { page } = await publicRoutes.find((candidate) => candidate.path === route)!.module()
  const { View } = page as unknown as PublicPage<unknown>
  hydrateRoot(document.getElementById('root')!, <View data={data} />)
}

void start()
