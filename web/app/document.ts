import type { Assets } from '#contract/kit/rendering.ts'
import type { Head } from '#web/kit/page.ts'

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (mark) => escaped[mark]!)

// Inside a script element only `<` can end it; JSON reads the escape back as the same sign.
const embed = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

type Parts = {
  head: Head
  siteName: string
  canonical: string | null
  body: string
  data: unknown
  assets: Assets
  withScript: boolean
}

/** The whole HTML document. Nothing in it executes inline, so that the strictest content policy fits every page. */
export function toDocument({ head, siteName, canonical, body, data, assets, withScript }: Parts): string {
  const title = head.title === siteName ? siteName : `${head.title} · ${siteName}`
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    head.isUnlisted ? '<meta name="robots" content="noindex">' : '',
    canonical ? `<link rel="canonical" href="${escape(canonical)}">` : '',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script src="${assets.early}"></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(withScript ? scriptTags(assets) : []),
    `</head><body><div id="root">${body}</div>`,
    data === undefined ? '' : `<script type="application/json" id="page">${embed(data)}</script>`,
    '</body></html>',
  ].join('')
}

function scriptTags({ scripts, preload }: Assets): string[] {
  return [
    ...preload.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ]
}
