import { inlineKinds, isSvg } from '#contract/kit/file-kinds.ts'
import type { FileStore } from '#server/kit/files/file-store.ts'
import type { ServedFile } from '#server/kit/http/serve-file.ts'
import type { FileRow } from './tables.ts'

// Markup is text to us and could run in a browser: HTML and SVG above all are only downloaded.
const isMarkup = (name: string) => /\.(x?html?|xht|shtml|mht(ml)?|svgz?|xml|xslt?)$/i.test(name)

type Named = Pick<FileRow, 'kind' | 'name'>

/** How a file is served: the stored kind decides, and only if it is one that cannot run. */
export function servedAs({ kind, name }: Named): Omit<ServedFile, 'content'> {
  const isInline = inlineKinds.includes(kind) && !isMarkup(name)
  const isDrawing = kind === 'text/plain' && isSvg(name)
  const type = kind === 'text/plain' ? `text/${/\.vtt$/i.test(name) ? 'vtt' : 'plain'}; charset=utf-8` : kind
  return {
    // An <img> needs the type, runs nothing in it, and doesn't mind that it is a download.
    type: isDrawing ? 'image/svg+xml' : isInline ? type : 'application/octet-stream',
    name,
    isInline,
    headers: {
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none';${isDrawing ? " style-src 'unsafe-inline';" : ''} sandbox; frame-ancestors 'none'`,
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=600',
    },
  }
}

/** A file of the store. Whether the reader may have it is decided before. */
export const storedFile = (store: FileStore, file: FileRow): ServedFile => ({
  ...servedAs(file),
  etag: `"${file.sha256.toString('base64url')}"`,
  bytes: file.bytes,
  content: (part) => store.open(file.id, part),
})
