import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { indiaDate } from '../india.ts'

export type CachedPage = { status: number; etag: string; plain: Buffer; br: Buffer; gzip: Buffer }
type Rendered = { status: number; html: string }
type CacheEntry = { page: Promise<CachedPage>; version: number; renderedAt: number; date: string }

const maxPages = 500
// Enrolment counts on the pages don't change the content version, so they may be a minute old.
const ttlMs = 60_000
const staleIfErrorMs = 10 * ttlMs

/**
 * Caches rendered and compressed pages by URL, until the content version or the date in India changes (jobs expire at
 * midnight). Concurrent requests for a page share one rendering.
 */
export function createPageCache(contentVersion: () => number | null, now: () => number = Date.now) {
  const pages = new Map<string, CacheEntry>()

  return async (url: string, render: () => Promise<Rendered>): Promise<CachedPage> => {
    const version = contentVersion()
    const cached = pages.get(url)
    const orStale = (error: unknown) => staleIfError(cached, now(), error)
    // Without a version, nothing shows whether a cached page is current.
    if (version === null) return render().then(compressPage).catch(orStale)
    const today = indiaDate(new Date(now()))
    const isFresh = cached?.version === version && cached.date === today && now() - cached.renderedAt < ttlMs
    if (cached && isFresh) return cached.page
    const page = render()
      .then(compressPage)
      .catch((error: unknown) => {
        if (cached) pages.set(url, cached)
        else pages.delete(url)
        return orStale(error)
      })
    pages.delete(url)
    pages.set(url, { page, version, renderedAt: now(), date: today })
    if (pages.size > maxPages) pages.delete(pages.keys().next().value!)
    return page
  }
}

/** While a page cannot be rendered, for example while the database restarts, the last one is shown. */
function staleIfError(cached: CacheEntry | undefined, now: number, error: unknown): Promise<CachedPage> {
  if (cached && now - cached.renderedAt < staleIfErrorMs) return cached.page
  throw error
}

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)
const strength = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

export type PageCache = ReturnType<typeof createPageCache>

export async function compressPage({ status, html }: Rendered): Promise<CachedPage> {
  const plain = Buffer.from(html)
  const [br, gz] = await Promise.all([withBrotli(plain, strength), withGzip(plain)])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, etag, plain, br, gzip: gz }
}
