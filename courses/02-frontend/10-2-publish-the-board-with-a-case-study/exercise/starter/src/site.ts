import type { Filters } from './filters.ts'

/** The folder in which the board is served: '/' on your computer, '/price-board/' on GitHub Pages (vite.config.ts). */
export const base: string = import.meta.env?.BASE_URL ?? '/'

/** The address of a file of the site: addressOf('prices.json', '/price-board/') is '/price-board/prices.json'. */
export function addressOf(file: string, at = base): string {
  return `/${file}`
}

/** The address of a view, for sharing: '/price-board/?crop=Tomato&state=Karnataka'. */
export function linkTo(filters: Filters, at = base): string {
  return '/'
}
