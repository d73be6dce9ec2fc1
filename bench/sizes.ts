import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteBundle } from '#contract/kit/rendering.ts'
import { root, type Product } from './product.ts'

export type Size = { page: string; files: number; scripts: number; styles: number }

type Manifest = Record<string, { file: string; imports?: string[] }>

const client = join(root, 'dist/client')

/** What an area's first page loads beside the document, which starts the rest by itself. */
const areas = [
  { page: '/dashboard', sources: ['web/app/learner.routes.tsx', 'web/app/dashboard.page.tsx'] },
  { page: '/admin', sources: ['web/app/admin.routes.tsx'] },
]

/** Brotli bytes of the scripts and styles each page loads first, by the document the product sends. */
export async function firstLoads(product: Product): Promise<Size[]> {
  const site = (await import(pathToFileURL(join(root, 'dist/server/site.js')).href)) as SiteBundle
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const sizes: Size[] = []
  for (const { path } of site.publicRoutes) sizes.push(await sizeOf(product, path, []))
  for (const { page, sources } of areas) {
    const chunks = sources.flatMap((source) => importsOf(manifest, source))
    sizes.push(await sizeOf(product, page, chunks))
  }
  return sizes
}

async function sizeOf({ url }: Product, page: string, more: string[]): Promise<Size> {
  const path = page.replace(/:\w+/g, '1')
  const html = await (await fetch(url + path, { headers: { accept: 'text/html' } })).text()
  const named = [...html.matchAll(/["= ]\/(assets\/[^" ]+\.(?:js|css))/g)].map((match) => match[1]!)
  const files = [...new Set([...named, ...more])]
  const scripts = files.filter((file) => file.endsWith('.js'))
  const styles = files.filter((file) => file.endsWith('.css'))
  return { page, files: scripts.length, scripts: await bytesOf(scripts), styles: await bytesOf(styles) }
}

async function bytesOf(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(client, `${file}.br`))).size))
  return sizes.reduce((total, size) => total + size, 0)
}

/** The files of a source and all it imports. */
function importsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source]
  if (seen.has(source)) return []
  if (!chunk) throw new Error(`The build has no ${source}: build again, or correct the list of areas`)
  seen.add(source)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((key) => importsOf(manifest, key, seen))]
}
