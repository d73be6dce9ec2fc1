import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PublicPage } from '#web/kit/api/page.ts'
import { Hydrated } from './hydrated.tsx'
import { interactiveRoutes } from './interactive.routes.ts'

type Embedded = { route: string; data: unknown }

/** Hydrates the page; the layout around it needs no script. */
async function start() {
  const { route, data } = JSON.parse(document.getElementById('page')!.textContent) as Embedded
  const { page } = await interactiveRoutes.find((candidate) => candidate.path === route)!.module()
  const { View } = page as unknown as PublicPage<unknown>
  // In a transition React hydrates in small slices, so the page stays responsive.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <Hydrated>
        <View data={data} />
      </Hydrated>,
    )
  })
}

// Without its script the page still works: early.ts then lets the browser post its forms.
start().catch(() => document.dispatchEvent(new Event('hydration-failed')))
