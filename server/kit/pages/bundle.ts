import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Assets, SiteBundle } from '#contract/kit/rendering.ts'
import { startupError } from '../startup-error.ts'

const dist = join(import.meta.dirname, '../../../dist')

export const entries = {
  early: 'web/app/early.ts',
  styles: 'web/app/styles.css',
  public: 'web/app/entry.public.tsx',
  area: 'web/app/entry.area.tsx',
  company: 'web/app/company/company-entry.ts',
  staff: 'web/app/admin/entry.admin.tsx',
  hero: 'web/app/hero.ts',
  member: 'web/app/member.ts',
}

/** The script of a document: companies and staff have their own, with the routes of their area. */
export const areaEntry = (route: string) => {
  if (route.startsWith('/admin')) return entries.staff
  return route.startsWith('/company') ? entries.company : entries.area
}

// Used in the first paint of every page.
const firstFonts = ['web/app/fonts/anek-text.woff2', 'web/app/fonts/anek-wide.woff2']

/** The site: its server bundle, and the files that a page loads. */
export type Web = {
  bundle: SiteBundle
  /** The same for every instance that serves this build; null in development. */
  buildId: string | null
  publicAssets: (source: string) => Assets
  /** `source`: the file of the page that is opened. */
  areaAssets: (route: string, source?: string) => Assets
  /** Serves the built files, or the sources in development. */
  mountFiles: (app: FastifyInstance) => Promise<void>
  /** Pages are not cached, and Vite may add styles to them. */
  isDevelopment: boolean
}

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

export async function openBuiltWeb(): Promise<Web> {
  const manifest = await readManifest()
  const url = (source: string) => `/${manifest[source]!.file}`
  const assets = (entry: string, sources: string[]): Assets => ({
    early: url(entries.early),
    styles: [url(entries.styles), ...new Set([entry, ...sources].flatMap((source) => stylesOf(manifest, source)))],
    fonts: firstFonts.map(url),
    scripts: [url(entry)],
    hero: url(entries.hero),
    member: url(entries.member),
    preload: [...new Set([entry, ...sources].flatMap((source) => importsOf(manifest, source)))].filter(
      (file) => file !== url(entry),
    ),
  })
  const site = join(dist, 'server/site.js')
  return {
    bundle: (await import(pathToFileURL(site).href)) as SiteBundle,
    buildId: createHash('sha256')
      .update(JSON.stringify(manifest))
      .update(await readFile(site))
      .digest('hex')
      .slice(0, 10),
    publicAssets: (source) => assets(entries.public, [source]),
    areaAssets: (route, source) => {
      if (source && !manifest[source]) throw startupError(`The build has no file for the page ${route}: ${source}`)
      return assets(areaEntry(route), source ? [source] : [])
    },
    mountFiles: builtFiles,
    isDevelopment: false,
  }
}

/** The chunk of a source file and all its imports, for preloading. */
const importsOf = (manifest: Manifest, source: string): string[] =>
  chunksOf(manifest, source).map(({ file }) => `/${file}`)

/** The styles that a page's own parts import; the first paint needs them. */
const stylesOf = (manifest: Manifest, source: string): string[] =>
  chunksOf(manifest, source).flatMap(({ css = [] }) => css.map((file) => `/${file}`))

function chunksOf(manifest: Manifest, source: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return []
  seen.add(source)
  return [chunk, ...(chunk.imports ?? []).flatMap((key) => chunksOf(manifest, key, seen))]
}

async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest
  } catch (error) {
    throw startupError('The site is not built yet. Run `npm start`, or `npm run build`.', error)
  }
}

async function builtFiles(app: FastifyInstance) {
  await app.register(fastifyStatic, {
    root: join(dist, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      // File names in assets/ contain a hash of the content.
      const isHashed = path.includes('/client/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
    },
  })
}
