import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteBundle } from '#contract/kit/rendering.ts'
import { root, type Product } from './product.ts'

export type Size = {
  page: string
  files: number
  /** Brotli bytes. */
  scripts: number
  styles: number
  /** HTTP/1.1 response headers of all these files. */
  headers: number
}

/** Limits: kilobytes of scripts and styles, and number of files. */
const budgets = {
  area: { scripts: 170, files: 16 },
  page: { scripts: 120, files: 15 },
  lesson: { scripts: 110, files: 15 },
  styles: 15,
}

function budgetOf(page: string) {
  if (areas.some((area) => area.page === page)) return budgets.area
  return page === '/courses/:courseId/first-lesson' ? budgets.lesson : budgets.page
}

/** A line for each page over its budget. */
export const overBudget = (sizes: Size[]): string[] =>
  sizes.flatMap(({ page, scripts, styles, files }) => {
    const budget = budgetOf(page)
    const isWithin = scripts <= budget.scripts * 1024 && styles <= budgets.styles * 1024 && files <= budget.files
    return isWithin ? [] : [`${page}: over its budget of ${budget.scripts} KB of script and ${budget.files} files`]
  })

type Manifest = Record<string, { file: string; imports?: string[] }>

const client = join(root, 'dist/client')

/** Chunks that the first page of an area loads besides those its HTML names. */
const areas = [
  { page: '/dashboard', sources: ['web/app/learner/dashboard.page.tsx'] },
  { page: '/admin', sources: ['web/app/admin.routes.tsx', 'web/app/admin/admin-home.admin.tsx'] },
]

/** Brotli bytes of the scripts and styles that each page loads first. */
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
  const path = page.replace(/:\w+/g, '5')
  const html = await (await fetch(url + path, { headers: { accept: 'text/html' } })).text()
  const named = [...html.matchAll(/["= ]\/(assets\/[^" ]+\.(?:js|css))/g)].map((match) => match[1]!)
  const files = [...new Set([...named, ...more])]
  const scripts = files.filter((file) => file.endsWith('.js'))
  const styles = files.filter((file) => file.endsWith('.css'))
  const sums = { scripts: await bytesOf(scripts), styles: await bytesOf(styles), headers: await headersOf(url, files) }
  return { page, files: files.length, ...sums }
}

async function bytesOf(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(client, `${file}.br`))).size))
  return sizes.reduce((total, size) => total + size, 0)
}

async function headersOf(url: string, files: string[]): Promise<number> {
  let sum = 0
  for (const file of files) {
    const { headers } = await fetch(`${url}/${file}`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    for (const [name, value] of headers) sum += name.length + value.length + ': \r\n'.length
  }
  return sum
}

/** The chunk of a source file and all chunks it imports. */
function importsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source]
  if (seen.has(source)) return []
  if (!chunk) throw new Error(`The build has no ${source}: build again, or correct the list of areas`)
  seen.add(source)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((key) => importsOf(manifest, key, seen))]
}
