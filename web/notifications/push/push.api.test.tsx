// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { PushSettings } from '#contract/notifications/push.ts'
import { setUpRendering } from '#web/kit/testing.ts'
import { pushSettings, useSavePush } from './push.api.ts'

const render = setUpRendering()
afterEach(() => void vi.unstubAllGlobals())

const stored = { reviews: true, answers: true, quietHours: { from: '21:00', to: '07:00' } } as PushSettings

test('a change stays on the screen while the one before it is being saved', async () => {
  const queries = new QueryClient()
  queries.setQueryData(pushSettings.queryKey, stored)
  const shown: unknown[] = []
  queries.getQueryCache().subscribe(() => shown.push(queries.getQueryData(pushSettings.queryKey)?.quietHours))
  let saved: object = stored
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.method !== 'GET') saved = { ...saved, ...(JSON.parse(init.body as string) as object) }
    return Response.json({ status: 1, message: '', data: saved })
  })
  function Settings() {
    useQuery(pushSettings)
    const save = useSavePush()
    const saveBoth = () => {
      save.mutate({ answers: false })
      save.mutate({ quietHours: null })
    }
    return <button onClick={saveBoth}>Save</button>
  }
  render(
    <QueryClientProvider client={queries}>
      <Settings />
    </QueryClientProvider>,
  )
  document.querySelector('button')!.click()
  await vi.waitFor(() => expect(saved).toMatchObject({ quietHours: null }))
  await vi.waitFor(() => expect(queries.isFetching() + queries.isMutating()).toBe(0))
  expect(saved).toMatchObject({ answers: false, quietHours: null })
  expect(shown.slice(shown.indexOf(null))).not.toContainEqual(stored.quietHours)
})
