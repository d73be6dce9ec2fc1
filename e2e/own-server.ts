import { startOwnAcademy } from './second-instance.ts'
import { test as base } from './support.ts'

/** For journeys that change what every visitor sees: a server that no other journey uses. */
export const test = base.extend<object, { ownServer: string }>({
  ownServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is used here.
    async ({}, use) => {
      const { url, stop } = await startOwnAcademy()
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer),
})
