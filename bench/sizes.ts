import { stat } from 'node:fs/promises'
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
  page: { scripts: 106, files: 9 },
  lesson: { scripts: 93, files: 9 },
  styles: 16,
  /** Of pages that show a lesson. */
  lessonStyles: 19,
}

/** The first page of an area, whose document names all its files. */
const areas: Record<string, { scripts: number; files: number }> = {
  '/dashboard': { scripts: 129, files: 6 },
  '/dashboard/my-courses': { scripts: 125, files: 6 },
  '/dashboard/tasks/:courseId': { scripts: 127, files: 7 },
  '/dashboard/tasks/:courseId/steps/:stepId': { scripts: 138, files: 8 },
  '/admin': { scripts: 135, files: 7 },
  '/admin/reviews': { scripts: 129, files: 6 },
  '/admin/reviews/:solutionId': { scripts: 138, files: 6 },
}

function budgetOf(page: string) {
  if (areas[page]) return areas[page]
  return page === '/courses/:courseId/first-lesson' ? budgets.lesson : budgets.page
}

/** A line for each page over its budget. */
export const overBudget = (sizes: Size[]): string[] =>
  sizes.flatMap(({ page, scripts, styles, files }) => {
    const budget = budgetOf(page)
    const maxStyles = /first-lesson|Id\/steps/.test(page) ? budgets.lessonStyles : budgets.styles
    const isWithin = scripts <= budget.scripts * 1024 && styles <= maxStyles * 1024 && files <= budget.files
    return isWithin ? [] : [`${page}: over its budget of ${budget.scripts} KB of script and ${budget.files} files`]
  })

const client = join(root, 'dist/client')

/** Brotli bytes of the scripts and styles that each page loads first. */
export async function firstLoads(product: Product): Promise<Size[]> {
  const site = (await import(pathToFileURL(join(root, 'dist/server/site.js')).href)) as SiteBundle
  const sizes: Size[] = []
  const pages = [...site.publicRoutes.map(({ path }) => path), ...Object.keys(areas)]
  for (const page of pages) sizes.push(await sizeOf(product, page))
  return sizes
}

async function sizeOf({ url }: Product, page: string): Promise<Size> {
  const path = page.replace(/:\w+/g, '5')
  const html = await (await fetch(url + path, { headers: { accept: 'text/html' } })).text()
  const named = [...html.matchAll(/["= ]\/(assets\/[^" ]+\.(?:js|css))/g)].map((match) => match[1]!)
  const files = [...new Set(named)]
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
