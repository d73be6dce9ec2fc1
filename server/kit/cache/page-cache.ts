import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { indiaDate } from '../india.ts'

export type CachedPage = { status: number; etag: string; plain: Buffer; br: Buffer; gzip: Buffer }
type Rendered = { status: number; html: string }
type Kept = { page: Promise<CachedPage>; version: number; madeAt: number; madeOn: string }

const most = 500
// Counts of enrolments are on the pages and are no change of content: a minute is as old as they get.
const lifetime = 60_000
const inNeedLifetime = 10 * lifetime

/**
 * Finished pages, compressed once, by address. A page made for an older version of the content is never shown, nor one
 * made yesterday, in India's time: a job that expires is gone at midnight, though nobody changed anything. Of many who
 * ask for the same page at once, one waits for the rendering and the others for that one.
 */
export function createPageCache(contentVersion: () => number | null, now: () => number = Date.now) {
  const kept = new Map<string, Kept>()

  return async (address: string, render: () => Promise<Rendered>): Promise<CachedPage> => {
    const version = contentVersion()
    const found = kept.get(address)
    const inNeed = (problem: unknown) => staleIfError(found, now(), problem)
    // Nobody can tell whether what was kept is still true.
    if (version === null) return render().then(finish).catch(inNeed)
    const today = indiaDate(new Date(now()))
    const isFresh = found?.version === version && found.madeOn === today && now() - found.madeAt < lifetime
    if (found && isFresh) return found.page
    const page = render()
      .then(finish)
      .catch((problem: unknown) => {
        if (found) kept.set(address, found)
        else kept.delete(address)
        return inNeed(problem)
      })
    kept.delete(address)
    kept.set(address, { page, version, madeAt: now(), madeOn: today })
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    return page
  }
}

/** While a page cannot be made, such as while the database restarts, the last one is better than none. */
function staleIfError(found: Kept | undefined, now: number, problem: unknown): Promise<CachedPage> {
  if (found && now - found.madeAt < inNeedLifetime) return found.page
  throw problem
}

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)
const strength = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** As it is sent, to whoever asks. */
export async function finish({ status, html }: Rendered): Promise<CachedPage> {
  const plain = Buffer.from(html)
  const [br, gz] = await Promise.all([withBrotli(plain, strength), withGzip(plain)])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, etag, plain, br, gzip: gz }
}
