import { maxActivePreviews } from '#contract/learning/attempts/previews.ts'
import { conflict } from '#server/kit/errors.ts'

/** Ended links are shown for so long, and then deleted. */
export const retentionDays = 30

export const noPage = () => conflict('This attempt has no index.html, so there is no page to show.')

/** `others` are those of other attempts. */
export function assertMayShareAnother(others: number) {
  if (others >= maxActivePreviews)
    throw conflict(
      `You can share ${maxActivePreviews} previews at the same time. End one that you no longer need first.`,
    )
}

const text = (type: string) => `${type}; charset=utf-8`

const types: Record<string, string> = {
  html: text('text/html'),
  htm: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  mjs: text('text/javascript'),
  json: text('application/json'),
  map: text('application/json'),
  webmanifest: text('application/manifest+json'),
  svg: 'image/svg+xml',
  xml: text('text/xml'),
}

/** Text goes by its name, as on any web server; anything else by what its content was found to be. */
export function typeOf(path: string, kind: string): string {
  if (kind !== 'text/plain') return kind
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return types[ending] ?? text('text/plain')
}

/** Which file of the folder an address asks for. */
export const fileOfPage = (folder: string, asked: string): string =>
  `${folder}${asked}${asked === '' || asked.endsWith('/') ? 'index.html' : ''}`

/** Whether the browser shows it by itself, so that a person reads what is wrong with the link. */
export const isDocument = (asked: string): boolean => asked === '' || /(\/|\.html?)$/i.test(asked)

/**
 * The page is somebody else's: its origin is opaque, so it has no session, no storage and none of our API, and it loads and
 * sends nothing outside its own folder. Forms only fire their events.
 */
export const pageHeaders = (address: string): Record<string, string> => ({
  'content-security-policy': Object.entries({
    'default-src': "'none'",
    'script-src': `${address} 'unsafe-inline'`,
    'style-src': `${address} 'unsafe-inline'`,
    'img-src': `${address} data: blob:`,
    'font-src': `${address} data:`,
    'media-src': `${address} data: blob:`,
    'connect-src': address,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    sandbox: 'allow-scripts allow-forms allow-modals',
  })
    .map(([name, value]) => `${name} ${value}`)
    .join(';'),
  // Its own files are those of another origin to it.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  // Asked for again each time, so that a link that has ended opens nothing.
  'cache-control': 'private, no-cache',
})

/** No person writes more than that. */
export const maxRewritten = 2 * 1024 * 1024

const inHtml = /(\s(?:src|href|poster)\s*=\s*["'])\/(?!\/)([^"'?#]*)/gi
const inCss = /(url\(\s*["']?)\/(?!\/)([^"')?#]*)/gi

/** Build tools write addresses from the root of a site, which this page doesn't have: those of its files get its own. */
export function withinFolder(content: string, path: string, { root, has }: Rewriting): string {
  const pattern = /\.html?$/i.test(path) ? inHtml : /\.css$/i.test(path) ? inCss : null
  if (!pattern) return content
  return content.replace(pattern, (whole, before: string, file: string) =>
    has(file) ? `${before}${root}${file}` : whole,
  )
}

type Rewriting = {
  /** The path of the page, ending in a slash. */
  root: string
  /** Whether the page has this file. */
  has: (file: string) => boolean
}
