import middie from '@fastify/middie'
import { createServer } from 'vite'
import type { Assets, SiteBundle } from '#contract/kit/rendering.ts'
import { areaEntry, entries, type Web } from './bundle.ts'

const assets = (entry: string): Assets => ({
  early: `/${entries.early}`,
  styles: [`/${entries.styles}`],
  fonts: [],
  scripts: ['/@vite/client', '/web/app/development.ts', `/${entry}`],
  preload: [],
  hero: `/${entries.hero}`,
  member: `/${entries.member}`,
})

/** The site from its sources with live reload, for `npm run dev`. */
export async function openDevelopmentWeb(): Promise<Web> {
  const vite = await createServer({
    configFile: 'build/vite.config.ts',
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const load = async () => (await vite.ssrLoadModule('/web/app/entry.server.tsx')) as SiteBundle
  return {
    bundle: {
      ...(await load()),
      // Loaded for each page; Vite caches it until a source changes.
      renderPage: async (...args) => (await load()).renderPage(...args),
    },
    buildId: null,
    publicAssets: () => assets(entries.public),
    areaAssets: (route) => assets(areaEntry(route)),
    isDevelopment: true,
    mountFiles: async (app) => {
      await app.register(middie)
      app.use(vite.middlewares)
    },
  }
}
