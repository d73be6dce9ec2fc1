import { inlineKinds } from '#contract/kit/file-kinds.ts'
import type { FileRow } from './tables.ts'

// Markup is text to us and could run in a browser: HTML and SVG above all are only downloaded.
const isMarkup = (name: string) => /\.(x?html?|xht|shtml|mht(ml)?|svgz?|xml|xslt?)$/i.test(name)

type Named = Pick<FileRow, 'kind' | 'name'>

/** How a file is delivered: the stored kind decides, and only if it is one that cannot run. */
export function deliveryHeaders({ kind, name }: Named): Record<string, string> {
  const isShown = inlineKinds.includes(kind) && !isMarkup(name)
  const type = kind === 'text/plain' ? `text/${/\.vtt$/i.test(name) ? 'vtt' : 'plain'}; charset=utf-8` : kind
  return {
    'content-type': isShown ? type : 'application/octet-stream',
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; ${dispositionName(name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=600',
    'accept-ranges': 'bytes',
  }
}

/** RFC 6266: a plain name for old clients, and the true one as RFC 5987 writes it. */
function dispositionName(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${exact}`
}

export type Part = { start: number; end: number }

/** Which part of a file a Range header asks for; null: the whole, 'none': a part that does not exist. */
export function requestedPart(header: string | undefined, bytes: number): Part | 'none' | null {
  // Several ranges at once, and what is not understood, may be answered with the whole.
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (!from && !to)) return null
  if (!from) return Number(to) > 0 && bytes > 0 ? { start: Math.max(0, bytes - Number(to)), end: bytes - 1 } : 'none'
  if (to && Number(to) < Number(from)) return null
  return Number(from) < bytes ? { start: Number(from), end: Math.min(to ? Number(to) : bytes, bytes - 1) } : 'none'
}
