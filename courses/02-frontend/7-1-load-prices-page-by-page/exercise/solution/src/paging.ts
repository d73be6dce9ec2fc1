export type Price = { id: number; mandi: string; crop: string; usual: number }
export type Page = { items: Price[]; next: string | null }

export class HttpError extends Error {
  status: number
  constructor(status: number) {
    super(`The server answered ${status}`)
    this.name = 'HttpError'
    this.status = status
  }
}

/** The address of the page after the cursor; null means the first page. */
export function pageAddress(after: string | null, limit = 20): string {
  const params = new URLSearchParams({ limit: String(limit) })
  if (after !== null) params.set('after', after)
  return `/api/prices?${params}`
}

/** All prices of the pages, each once: a price that moved to a later page isn't shown twice. */
export function allPrices(pages: readonly Page[]): Price[] {
  return [...new Map(pages.flatMap((page) => page.items).map((price) => [price.id, price])).values()]
}

/** Tries again twice, but not when the server refused: that answer won't change. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof HttpError && error.status >= 400 && error.status < 500) return false
  return failures < 2
}

export function messageFor(error: Error): string {
  if (!(error instanceof HttpError)) return 'We can’t reach the server. Check your connection.'
  return error.status < 500 ? 'The server didn’t accept the request.' : 'The price server has a problem.'
}
