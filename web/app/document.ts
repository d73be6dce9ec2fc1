import type { Assets } from '#contract/kit/rendering.ts'
import type { Head } from '#web/kit/api/page.ts'

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (mark) => escaped[mark]!)

// Only `<` can end a script element; JSON.parse turns the escape back into it.
const embed = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

// Used above the fold on every page; without the preload they would load a round trip later.
const fontTag = (href: string) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`

type Parts = {
  head: Head
  siteName: string
  /** The canonical address; null for pages that aren't shared. */
  address: { publicUrl: string; path: string } | null
  body: string
  data: unknown
  assets: Assets
  script: 'none' | 'page' | 'hero' | 'area'
  hasMemberLinks?: boolean
}

/** The whole HTML document. It has no inline scripts, as the content security policy requires. */
export function toDocument({ head, siteName, address, body, data, assets, script, hasMemberLinks }: Parts): string {
  const title = `${head.title} · ${siteName}`
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escape(title)}</title>`,
    ...headTags(head, title, siteName, address),
    '<meta name="theme-color" content="#FFFBF4" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0F1230" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    // Before the fonts: in the areas it requests the page's data.
    `<script src="${assets.early}"></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.fonts.map(fontTag),
    ...(script === 'area' ? scriptTags(assets, script) : []),
    '</head>',
    bodyTag(assets, script, hasMemberLinks),
    body,
    data === undefined ? '' : `<script type="application/json" id="page">${embed(data)}</script>`,
    ...(script === 'area' ? [] : scriptTags(assets, script)),
    '</body></html>',
  ].join('')
}

function scriptTags({ scripts, preload, hero }: Assets, script: Parts['script']): string[] {
  if (script === 'none' || script === 'page') return []
  if (script === 'hero') return [`<script type="module" src="${hero}"></script>`]
  return [
    ...preload.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ]
}

// early.ts loads the page's script after the load event, so that styles, fonts and images get the bandwidth first.
function bodyTag({ scripts, preload, member, build }: Assets, script: Parts['script'], hasMemberLinks = false): string {
  const attributes = [
    ...(hasMemberLinks ? [`data-member="${member}"`] : []),
    ...(script === 'area' ? ['data-shell'] : []),
    ...(build ? [`data-build="${build}"`] : []),
    ...(script === 'page' ? [`data-scripts="${scripts.join(' ')}"`, `data-preload="${preload.join(' ')}"`] : []),
  ]
  return `<${['body', ...attributes].join(' ')}>`
}

type Address = Parts['address']

function headTags(head: Head, title: string, siteName: string, address: Address): string[] {
  const description = `<meta name="description" content="${escape(head.description)}">`
  const unlisted = '<meta name="robots" content="noindex">'
  // A page with an image can still be shared, even if search engines may not list it.
  if (!address || (head.isNoIndex && !head.image)) return [description, unlisted]
  const url = escape(address.publicUrl + address.path)
  const image = `${escape(address.publicUrl)}/media/${head.image ?? 'og-home'}.jpg`
  const og = { title, description: head.description, type: 'website', site_name: siteName, locale: 'en_IN' }
  return [
    description,
    head.isNoIndex ? unlisted : `<link rel="canonical" href="${url}">`,
    ...Object.entries(og).map(([key, value]) => `<meta property="og:${key}" content="${escape(value)}">`),
    `<meta property="og:url" content="${url}"><meta property="og:image" content="${image}">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    ...(head.jsonLd ?? []).map((thing) => `<script type="application/ld+json">${embed(thing)}</script>`),
  ]
}
